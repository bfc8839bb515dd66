import { REMOTE_OF_SEGMENT, remoteOf } from '@cabinet/contracts/registry';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
  createPath,
  type To,
} from 'react-router-dom';
import type { Visit } from './visit.ts';

type RouterHistory = ReturnType<typeof createMemoryHistory> | ReturnType<typeof createBrowserHistory>;

export interface EmbedHistory {
  /** For the router. */
  history: RouterHistory;
  basename: string;
  /** Navigates to a path below `/my`. */
  open(path: string): void;
}

/** The first page of a remote, below `/my`. */
function homeOf(remote: string): string {
  const [segment = ''] = Object.entries(REMOTE_OF_SEGMENT).find(([, name]) => name === remote) ?? [];
  return `/${segment}`;
}

/**
 * Creates the router's history of an embed, in memory or in the portal's address. For a path of another remote,
 * the embed notifies the portal. Unless the portal prevents the navigation, the cabinet opens in another tab.
 * Links are addresses of the cabinet, so that a new tab can open them.
 */
export function createHistory(visit: Visit): EmbedHistory {
  const { remote, options } = visit;
  const { part = 'remote' } = options;
  const inPath = options.routing === 'path';
  const basename = inPath ? (options.basename ?? '/') : '/';
  const prefix = basename.replace(/\/$/, '');
  const home = part === 'remote' ? homeOf(remote) : '/';
  const start = options.path ?? home;

  // A standalone part has one page.
  const isOwn = (path: string) =>
    part === 'remote' ? remoteOf(`/my${path}`) === remote : /^\/(?:[?#]|$)/.test(path);
  const below = (to: To) => {
    const path = typeof to === 'string' ? to : createPath(to);
    return path.startsWith(prefix) ? path.slice(prefix.length) || '/' : path;
  };
  const hrefOf = (path: string) => `${options.origin}/my${path}`;

  const history = inPath
    ? createBrowserHistory({ v5Compat: true })
    : createMemoryHistory({ initialEntries: [start], v5Compat: true });
  if (inPath && !isOwn(below(history.location))) history.replace(prefix + start);

  /** Handles a path of another section. Returns false for a path of this remote. */
  function leads(path: string): boolean {
    if (isOwn(path)) return false;
    const move = { path, href: hrefOf(path), leaves: true };
    if (visit.options.onNavigate?.(move) !== false) window.open(move.href, '_blank', 'noopener');
    return true;
  }

  const { push, replace, createHref } = history;
  history.push = (to, state) => leads(below(to)) || push(to, state);
  history.replace = (to, state) => leads(below(to)) || replace(to, state);
  history.createHref = (to) => (inPath && isOwn(below(to)) ? createHref(to) : hrefOf(below(to)));
  // The router follows only links of its own origin, so relative links get the origin of the cabinet.
  history.createURL = (to) => new URL(typeof to === 'string' ? to : createPath(to), options.origin);

  return {
    history,
    basename,
    open(path) {
      if (path !== below(history.location)) history.push(prefix + path);
    },
  };
}
