import { routes } from '@cabinet/contracts/routes';
import { openApi } from '../site/openapi.ts';
import { routeKind } from '../testing/kit/accessPolicy.ts';
import { namesIn, tablesOf } from '../testing/tables.ts';

interface Operation {
  operationId: string;
  parameters: { name: string }[];
  requestBody?: { content: Record<string, { schema: { properties?: object } }> };
}

const READS = ['get', 'head'];
/** A GET with an effect is a write (R6). */
const ACTS = Object.entries(routes).filter(([, route]) => routeKind(route) === 'act');

const { paths } = openApi() as { paths: Record<string, Record<string, Operation>> };
const writes = Object.values(paths).flatMap((methods) =>
  Object.entries(methods).flatMap(([method, operation]) => {
    const isWrite = !READS.includes(method) || ACTS.some(([name]) => name === operation.operationId);
    return isWrite ? [operation] : [];
  }),
);

function hasVersion({ parameters, requestBody }: Operation): boolean {
  const bodies = Object.values(requestBody?.content ?? {});
  const members = bodies.flatMap(({ schema }) => Object.keys(schema.properties ?? {}));
  return [...members, ...parameters.map(({ name }) => name)].includes('version');
}

const rows = tablesOf('decisions/024-two-writers.md', 'Decision').flat();
const namesOf = (some: string[][]) => [...new Set(some.flatMap(([, , , names]) => namesIn(names)))].sort();
const idsOf = (some: Operation[]) => some.map(({ operationId }) => operationId).sort();

test('decision 024 names exactly the write routes of the services', () => {
  expect(namesOf(rows)).toEqual(idsOf(writes));
});

test('exactly the routes with a version in decision 024 take a version', () => {
  const versioned = rows.filter(([, , second]) => second?.startsWith('version'));
  expect(namesOf(versioned)).toEqual(idsOf(writes.filter(hasVersion)));
});
