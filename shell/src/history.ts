import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  resolvePath,
  type To,
} from 'react-router-dom';
import { routeOf } from './guard/routes.ts';

/** Where the cabinet stands on its origin. */
export const BASENAME = '/my';

/** The history of the window. A product that any page leads to opens above that page (§2, R44). */
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

/** A path as the pages know it. */
function below(pathname: string): string {
  return pathname.slice(BASENAME.length) || '/';
}

/** The page below an open dialog travels in the history's state. */
export function backgroundOf({ pathname, state }: Location): Location | null {
  if (typeof state !== 'object' || state === null || !('background' in state)) return null;
  return routeOf(pathname).name === 'product' ? (state.background as Location) : null;
}
