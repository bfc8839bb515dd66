import { useAtomValue } from 'jotai';
import { registryAtom } from '../remotes/registry.ts';
import { type CabinetRoute, listedRoutes, ROUTES, routeOf } from './routes.ts';

/** All routes, those included that remotes bring, and which of them a path below `/my` has. */
export function useRoutes(): { routes: CabinetRoute[]; routeOf: (pathname: string) => CabinetRoute } {
  const registry = useAtomValue(registryAtom);
  return {
    routes: [...ROUTES, ...listedRoutes(registry)],
    routeOf: (pathname) => routeOf(pathname, registry),
  };
}
