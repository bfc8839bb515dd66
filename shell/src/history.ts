import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  resolvePath,
  type To,
} from 'react-router-dom';
import { routeOf } from './guard/routes.ts';

/** The path of the cabinet on its origin. */
export const BASENAME = '/my';

/** Creates the history of the window. A product link opens the product above the current page (§2, R44). */
export function createHistory(): ReturnType<typeof createBrowserHistory> {
  const history = createBrowserHistory({ v5Compat: true });
  const { push } = history;
  history.push = (to, state) => push(to, aboveThisPage(history.location, to, state));
  return history;
}

function aboveThisPage(page: Location, to: To, state: unknown): unknown {
  const isAbove = isProduct(resolvePath(to, page.pathname).pathname) && !isProduct(page.pathname);
  return isAbove ? { background: { ...page, pathname: below(page.pathname) }, ...Object(state) } : state;
}

function isProduct(pathname: string): boolean {
  return routeOf(below(pathname)).name === 'product';
}

/** Returns the path below `/my`. */
function below(pathname: string): string {
  return pathname.slice(BASENAME.length) || '/';
}

/** Returns the page below an open dialog, from the state of the history. */
export function backgroundOf({ pathname, state }: Location): Location | null {
  if (typeof state !== 'object' || state === null || !('background' in state)) return null;
  return routeOf(pathname).name === 'product' ? (state.background as Location) : null;
}
