import { useAtomValue } from 'jotai';
import { registryAtom } from '../remotes/registry.ts';
import { type CabinetRoute, listedRoutes, ROUTES, routeOf } from './routes.ts';

/**
 * Returns all routes, including routes of remotes, and a function that finds the route of a path below `/my`.
 */
export function useRoutes(): { routes: CabinetRoute[]; routeOf: (pathname: string) => CabinetRoute } {
  const registry = useAtomValue(registryAtom);
  return {
    routes: [...ROUTES, ...listedRoutes(registry)],
    routeOf: (pathname) => routeOf(pathname, registry),
  };
}
