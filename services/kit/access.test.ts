import type { Route } from '@cabinet/contracts/route';
import { routes } from '@cabinet/contracts/routes';
import type { HTTPMethods, InjectOptions } from 'fastify';
import {
  ACCESS_ROWS,
  type AccessRow,
  CALLERS,
  type Caller,
  type Expected,
  NAMINGS,
  NOBODYS,
  POLICY,
  routeKind,
  type Things,
} from '../testing/kit/accessPolicy.ts';
import { freshDatabase } from '../testing/kit/database.ts';
import { recorded } from '../testing/kit/recorded.ts';
import { type Stage, stageOf } from '../testing/kit/rehearsal.ts';
import {
  type Answer,
  type Input,
  requestOf,
  startServices,
  type TestCaller,
  type TestSystem,
} from '../testing/kit/system.ts';
import { seedSecrets, thingsOf } from '../testing/kit/things.ts';

// The matrix: every route × every caller × every way to request another participant's data.
// services/testing/kit/accessPolicy.ts contains the expected results. Allowed calls run as rehearsals, so that every cell
// starts in the same state.

const VICTIM = 'student';
const ROUTES = Object.entries(routes);
const READS = ROUTES.filter(([, route]) => routeKind(route) === 'read');
const THINGS = Object.keys(NOBODYS) as Array<keyof Things>;

let stage: Stage;
let system: TestSystem;
let victim: TestCaller;
let theirs: Things;
let callers: Array<Caller & { caller: TestCaller; own: Things }>;
/** All texts that the victim can read. */
let readable: string[];
/** Texts that only the victim may read. */
let canaries: string[];
/** The statements of the last rehearsal. */
let statements: string[] = [];

beforeAll(async () => {
  stage = stageOf(await freshDatabase('seeded'));
  system = await startServices(recorded(stage, (sql) => statements.push(sql)));
  await seedSecrets(system, VICTIM);
  victim = system.as(VICTIM);
  theirs = await thingsOf(system, VICTIM);
  callers = await Promise.all(
    CALLERS.map(async ({ account, claims, ...one }) => ({
      ...one,
      account,
      caller: account === null ? system.nobody : system.as(account, claims?.()),
      own: account === null ? NOBODYS : await thingsOf(system, account),
    })),
  );
  readable = await stage.rehearse(() => readableBy(victim, theirs));
  canaries = await findCanaries();
}, 240_000);
jest.setTimeout(60_000);
afterAll(() => system.close());

function rowOf(name: string): AccessRow {
  const row = ACCESS_ROWS[name];
  if (!row) throw new Error(`The matrix has no row for ${name}`);
  return row;
}

/** Returns texts of the victim's answers that no other caller can read. */
async function findCanaries(): Promise<string[]> {
  const common = new Set<string>();
  for (const { caller, own } of callers) {
    for (const text of await readableBy(caller, own)) common.add(text);
  }
  return readable.filter((text) => !common.has(text) && !isRecentDay(text));
}

/** A day of this year is the prefix of every timestamp; a birthday never is. */
const isRecentDay = (text: string) => text.length === 10 && text.startsWith(`${new Date().getFullYear()}-`);

/** Returns every text of every read, without program words. */
async function readableBy(caller: TestCaller, own: Things): Promise<string[]> {
  const bodies = [];
  for (const [name, route] of READS) {
    bodies.push((await caller.send(requestOf(route, rowOf(name).about(own)))).body);
  }
  return textsIn(bodies).filter((text) => text.length > 4 && !/^[A-Za-z_-]+$/.test(text));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Returns a call of the route with an extended query. */
function withQuery(route: Route, { query, ...input }: Input, more: string): InjectOptions {
  const request = requestOf(route, input);
  const named = new URLSearchParams({ ...query });
  return { ...request, url: `${request.url}?${named}&${more}` };
}

/** Returns the issues of an answer against the expectation. `same`: the answer that it must equal. */
function issuesOf({ status, body, headers }: Answer<unknown>, expected: Expected, same?: Answer<unknown>) {
  const { errorCode } = (body ?? {}) as { errorCode?: string };
  // A request id is random and may contain any digits, so ignore it.
  const told = JSON.stringify([body, { ...headers, 'x-request-id': null }]);
  const issues = expected === 'owner' ? [] : canaries.filter((canary) => told.includes(canary));
  if (status >= 500) issues.push(`broke: ${told}`);
  if (Array.isArray(expected)) {
    const isRefusal = status === expected[0] && (body === null || errorCode === expected[1]);
    if (!isRefusal) issues.push(`${status} ${errorCode}, not ${expected.join(' ')}`);
  }
  if (same && written({ status, body }) !== written(same)) {
    issues.push(`${status} ${told}, not ${same.status} ${JSON.stringify(same.body)}`);
  }
  return issues;
}

/** Replaces the number of a new card, which is random. */
function written({ status, body }: Pick<Answer<unknown>, 'status' | 'body'>): string {
  return `${status} ${JSON.stringify(body)}`.replace(/"77\d{10}"/g, 'a card');
}

function rehearse(caller: TestCaller, request: InjectOptions): Promise<Answer<unknown>> {
  statements = [];
  return stage.rehearse(() => caller.send(request));
}

describe('A2 default is deny', () => {
  const addresses = ROUTES.map(
    ([, { service, method, path }]) => [method, `/${service}${path.replace(/\{(\w+)\}/g, ':$1')}`] as const,
  );

  test('A2 every route has a row in the matrix, and every row has a route', () => {
    expect(Object.keys(ACCESS_ROWS).sort()).toEqual(Object.keys(routes).sort());
  });

  test.each(addresses)('A2 %s %s is served', (method, url) => {
    expect(system.app.hasRoute({ method: method as HTTPMethods, url })).toBe(true);
  });

  test('A2 only routes, public files and photos with a known URL are served', () => {
    const known = new Set(addresses.map((address) => address.join(' ')));
    // HEAD is allowed wherever GET is.
    const others = system.served.filter((one) => !known.has(one) && !known.has(one.replace('HEAD', 'GET')));
    expect(others.sort()).toEqual([
      'GET /loyalty/lessons/*',
      'GET /loyalty/photos/:name',
      'GET /loyalty/pictures/*',
      'HEAD /loyalty/lessons/*',
      'HEAD /loyalty/photos/:name',
      'HEAD /loyalty/pictures/*',
      'POST /lander/lander.php',
    ]);
  });
});

test('A1 each row of the matrix succeeds for the owner of its objects', async () => {
  for (const [name, route] of ROUTES) {
    const { status } = await rehearse(victim, requestOf(route, rowOf(name).about(theirs)));
    // 409: the caller owns the object, but a rule refuses the call. Staff routes are refused to participants.
    const expected = route.access === 'staff' ? [403] : [200, 204, 409];
    expect({ name, isTheirs: expected.includes(status) }).toEqual({ name, isTheirs: true });
  }
  expect(canaries.length).toBeGreaterThan(100);
});

describe.each(ROUTES)('A1 %s', (name, route) => {
  const kind = routeKind(route);

  test('a route answers about another person only to allowed callers, for every name in its URL', async () => {
    const { about, isDifferentForStaff } = rowOf(name);
    const request = requestOf(route, about(theirs));
    const owners = await rehearse(victim, request);
    const issues: unknown[] = [];
    for (const { name: who, kind: callerKind, caller, own } of callers) {
      const unnamed = kind === 'public' ? await rehearse(caller, request) : undefined;
      for (const [how, naming, query] of NAMINGS) {
        const named = withQuery(route, about(theirs), query(theirs.email, own.email));
        const expected = POLICY[kind][naming][callerKind];
        const same = expected === 'owner' && !isDifferentForStaff ? owners : unnamed;
        const answer = await rehearse(caller, named);
        issues.push(...issuesOf(answer, expected, same).map((issue) => [who, how, issue]));
      }
    }
    expect(issues).toEqual([]);
  });

  test('a route ignores an owner in its body and changes no foreign data', async () => {
    const { about, isFoundByStaff } = rowOf(name);
    const { body, ...rest } = about(theirs);
    const owner = { email: theirs.email, ownerEmail: theirs.email, owner: theirs.email, contactId: 1 };
    const request = requestOf(route, { ...rest, body: { ...owner, ...body } });
    const issues: unknown[] = [];
    for (const { name: who, kind: callerKind, caller } of callers) {
      const plain = await rehearse(caller, requestOf(route, { ...rest, ...(body && { body }) }));
      const { answer, after } = await stage.rehearse(async () => {
        const sent = await caller.send(request);
        const isDone = kind === 'act' && sent.status < 300;
        return { answer: sent, after: isDone ? await readableBy(victim, theirs) : readable };
      });
      const expected = isFoundByStaff && callerKind === 'staff' ? 'owner' : 'own';
      issues.push(...issuesOf(answer, expected).map((issue) => [who, issue]));
      if (answer.status !== plain.status) issues.push([who, answer.status, plain.status]);
      // The owner sees the views of staff and their reasons.
      const isTold = route.access === 'staff' && callerKind === 'staff';
      if (!isTold && JSON.stringify(after) !== JSON.stringify(readable))
        issues.push([who, 'changed something']);
    }
    expect(issues).toEqual([]);
  });

  test('a route answers the same for foreign and for unknown objects', async () => {
    const { about, isFoundByStaff, isUnique } = rowOf(name);
    const issues: unknown[] = [];
    for (const { name: who, kind: callerKind, caller, own } of callers) {
      for (const thing of THINGS) {
        if (thing === isUnique) continue;
        const request = (things: Things) => requestOf(route, about({ ...own, [thing]: things[thing] }));
        const [foreign, missing] = [request(theirs), request(NOBODYS)];
        const isNamed = JSON.stringify(foreign) !== JSON.stringify(missing);
        if (!isNamed || (isFoundByStaff && callerKind === 'staff')) continue;
        const same = await rehearse(caller, missing);
        const work = statements;
        const answer = await rehearse(caller, foreign);
        // Different work takes different time, which would tell that the object exists.
        if (statements.join() !== work.join()) issues.push([who, thing, { work, foreign: statements }]);
        issues.push(...issuesOf(answer, 'own', same).map((issue) => [who, thing, issue]));
      }
    }
    expect(issues).toEqual([]);
  });

  test('a route refuses a list of an own id and a foreign id', async () => {
    const { about } = rowOf(name);
    const issues: unknown[] = [];
    for (const { name: who, caller, own } of callers) {
      for (const thing of THINGS) {
        for (const sign of ['-', ',']) {
          const list = `${own[thing]}${sign}${theirs[thing]}`;
          const request = about({ ...own, [thing]: list });
          if (!Object.values(request.params ?? {}).some((id) => id === list)) continue;
          const answer = await rehearse(caller, requestOf(route, request));
          issues.push(...issuesOf(answer, 'own').map((issue) => [who, list, issue]));
          if (answer.status < 400) issues.push([who, list, answer.status]);
        }
      }
    }
    expect(issues).toEqual([]);
  });
});

test('A1 a participant may name their own e-mail, in any case', async () => {
  const { about } = rowOf('listContacts');
  for (const query of ['email=Student%40Cabinet.test', 'ownerEmail=student@cabinet.test']) {
    const answer = await victim.send(withQuery(routes.listContacts as Route, about(theirs), query));
    expect(JSON.stringify(answer.body)).toContain('Анна Каримова');
  }
});
