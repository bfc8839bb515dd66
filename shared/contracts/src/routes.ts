import * as crm from './crm.ts';
import * as landing from './landing.ts';
import * as loyalty from './loyalty.ts';
import type { Route } from './route.ts';
import * as suggestions from './suggestions.ts';

function routesOf(file: object): Record<string, Route> {
  return Object.fromEntries(
    Object.entries(file).filter(
      ([, value]) => typeof value === 'object' && value !== null && 'method' in value,
    ),
  );
}

/** Every route by name: what `/openapi.json` prints and what a test can walk over. */
export const routes: Record<string, Route> = {
  ...routesOf(loyalty),
  ...routesOf(crm),
  ...routesOf(landing),
  ...routesOf(suggestions),
};
