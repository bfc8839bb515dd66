import { errorBodySchema } from '@cabinet/contracts/error';
import { sendLeadForm } from '@cabinet/contracts/leads';
import { createOrder } from '@cabinet/contracts/orders';
import { answerStatuses, BODY_LIMIT, type Route } from '@cabinet/contracts/route';
import { routes } from '@cabinet/contracts/routes';
import * as fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import * as v from 'valibot';
import { ACCESS_ROWS, NOBODYS } from '../testing/kit/accessPolicy.ts';
import { jsonOf, nearly, RUNS, searchOf, soon, text } from '../testing/kit/badInput.ts';
import { freshDatabase } from '../testing/kit/database.ts';
import { requestOf, startServices, type TestSystem } from '../testing/kit/system.ts';

let system: TestSystem;
let token: string;
beforeAll(async () => {
  system = await startServices(await freshDatabase('seeded'));
  token = await system.identity.tokenOf('student');
}, 240_000);
afterAll(() => system.close());
jest.setTimeout(300_000);

interface Target {
  method: Route['method'];
  path: string;
  query?: unknown;
  body?: unknown;
  /** A valid request. */
  good: { query?: Record<string, string>; body?: Record<string, unknown> };
  statuses: number[];
  bodyLimit?: number | undefined;
  isForm?: boolean;
}

function targetOf(name: string, route: Route): Target {
  const input = ACCESS_ROWS[name]?.about({ ...NOBODYS, order: 1012, client: 5001, card: 2 }) ?? {};
  const { query = {} } = requestOf(route, input);
  return {
    method: route.method,
    path: `/${route.service}${route.path}`,
    query: route.query,
    body: route.body,
    good: { query, body: { ...input.body } },
    statuses: answerStatuses(route),
    bodyLimit: route.bodyLimit,
  };
}

const TARGETS: Array<[string, Target]> = [
  ...Object.entries(routes).map(([name, route]): [string, Target] => [name, targetOf(name, route)]),
  [
    'sendLeadForm',
    {
      ...sendLeadForm,
      path: `/${sendLeadForm.service}${sendLeadForm.path}`,
      good: {
        body: { personalDataAgree: 'on', mergelead: 'SFfuzz1763715600', name: 'Друг', phone: '+79160001122' },
      },
      statuses: answerStatuses({ ...sendLeadForm, access: 'public' }).filter((status) => status < 500),
      isForm: true,
    },
  ],
];

const membersOf = (schema: unknown) =>
  Object.keys((schema as { entries?: object } | undefined)?.entries ?? {});

/** Wraps, duplicates, truncates and inflates the valid body. */
const TWISTS: Array<(json: string) => string> = [
  (json) => json,
  (json) => json,
  (json) => json,
  (json) => json.slice(0, -1),
  (json) => `[${json}]`,
  (json) => `${json}${json}`,
  (json) => `\ufeff${json}`,
  () => '',
  () => 'null',
  () => '"text"',
  () => '{"__proto__":{"isAdmin":true}}',
  () => '{"constructor":{"prototype":{"isAdmin":true}}}',
  () => '['.repeat(30_000),
  () => `{"x":"${'x'.repeat(70_000)}"}`,
];

function requests({ method, path, query, body, good, isForm }: Target): fc.Arbitrary<InjectOptions> {
  const segment = fc.oneof(
    fc.constantFrom('1', '1012', '5001'),
    text.map((one) => encodeURIComponent(one.toWellFormed())),
  );
  const key = fc.constantFrom(
    undefined,
    undefined,
    undefined,
    'short',
    'fuzz-key-1',
    'x'.repeat(200),
    'ключ',
  );
  return fc
    .record({
      segment,
      key,
      search: nearly(membersOf(query), good.query).map(searchOf),
      members: nearly(membersOf(body), good.body),
      twist: fc.constantFrom(...TWISTS),
    })
    .map(({ segment: id, key: idempotencyKey, search, members, twist }) => ({
      method,
      url: `${path.replace(/\{\w+\}/g, () => id)}?${search}`,
      headers: {
        ...(idempotencyKey && { 'idempotency-key': encodeURIComponent(idempotencyKey) }),
        ...(body !== undefined && {
          'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
        }),
      },
      ...(body !== undefined && { payload: isForm ? searchOf(members) : twist(jsonOf(members)) }),
    }));
}

const ask = (request: InjectOptions) =>
  system.app.inject({ ...request, headers: { authorization: `Bearer ${token}`, ...request.headers } });

/** Returns the issue of the answer to arbitrary input, or null. */
async function issueOf(request: InjectOptions, statuses: number[]): Promise<string | null> {
  const { statusCode, body, headers } = await soon(() => ask(request));
  if (statusCode >= 500 || !statuses.includes(statusCode)) return `it answered ${statusCode} ${body}`;
  if (statusCode < 400 || request.method === 'HEAD') return null;
  if (!/^application\/json/.test(String(headers['content-type']))) return `it is not JSON: ${body}`;
  const error = JSON.parse(body);
  const isOurs = v.is(v.strictObject(errorBodySchema.entries), error);
  return isOurs && (error.error ?? error.message) ? null : `it has another shape: ${body}`;
}

test.each(TARGETS)(
  'I2 %s answers arbitrary input as its contract defines, or with a 4xx of one shape',
  async (_, target) => {
    await fc.assert(
      fc.asyncProperty(requests(target), async (request) => {
        expect(await issueOf(request, target.statuses)).toBeNull();
      }),
      { numRuns: RUNS },
    );
  },
);

test.each(TARGETS.filter(([, { body }]) => body))(
  'I2 %s accepts bodies up to 64 KiB or its own limit',
  async (_, target) => {
    const { method, path, statuses, bodyLimit = BODY_LIMIT, isForm } = target;
    const statusOf = async (size: number) => {
      const payload = isForm ? `x=${'x'.repeat(size - 2)}` : `{"x":"${'x'.repeat(size - 8)}"}`;
      const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
      const url = path.replace(/\{\w+\}/g, '1');
      const request = { method, url, headers: { 'content-type': type }, payload };
      expect(await issueOf(request, statuses)).toBeNull();
      return (await ask(request)).statusCode;
    };
    expect(await statusOf(bodyLimit)).not.toBe(413);
    expect(await statusOf(bodyLimit + 1)).toBe(413);
  },
);

test.each([
  ['letters in the id of an order', '/loyalty/api/orders/abc', 400],
  ['an id that exceeds all numbers', `/loyalty/api/orders/${'9'.repeat(30)}`, 400],
  ['a negative id', '/loyalty/v2/api/products/-1', 400],
  ['a fraction', '/loyalty/v2/api/products/1.5', 400],
  ['an unknown product', '/loyalty/v2/api/products/987654', 404],
  ['related products of an unknown product', '/loyalty/v2/api/products/987654/relatives', 404],
  ['an unknown section', '/loyalty/v2/api/products?section=secret', 400],
  ['letters in a filter', '/loyalty/v2/api/products?brand=a,b', 400],
  ['an invalid date', '/loyalty/v2/api/operations?startDate=yesterday', 400],
  ['an invalid operation', '/loyalty/v2/api/operations?operationId=1;drop', 400],
])('%s returns the right status', async (_, url, status) => {
  expect(await system.as('student').send({ url })).toMatchObject({ status });
});

test.each([
  ['NUL in a comment', { comment: 'a\u0000b' }],
  ['a comment longer than 500 characters', { comment: 'x'.repeat(501) }],
  ['a card id of type string', { cardId: '2' }],
  ['a fractional product id', { prodId: 1.5 }],
  ['a day without a time', { date: '2026-12-01' }],
])('%s is refused', async (_, wrong) => {
  const body = { cardId: 2, prodId: 32, date: '2026-12-01T10:00:00.000Z', ...wrong };
  expect(await system.as('student').ask(createOrder, { body: body as never })).toMatchObject({ status: 400 });
});

test('a comment may contain the escape sequence of NUL as letters', async () => {
  const body = { cardId: 2, prodId: 32, date: '2026-12-01T10:00:00.000Z', comment: 'a\\u0000b' };
  expect(await system.as('student').ask(createOrder, { body: body as never })).toMatchObject({ status: 200 });
});
