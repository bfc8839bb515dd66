import { BODY_LIMIT } from '@cabinet/contracts/route';
import { routes } from '@cabinet/contracts/routes';
import Fastify, { type FastifyInstance } from 'fastify';
import { freshDatabase } from '../kit/testing/database.ts';
import { openApi } from '../site/openapi.ts';
import { type Composition, openComposition } from '../testing/composition.ts';

// The description is walked, and what it says is done to the running system, as `student` of the sandbox.

interface Media {
  schema: object;
  example?: object;
}
interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: object;
  example?: unknown;
}
interface Operation {
  operationId: string;
  security: object[];
  parameters: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { description?: string; content?: Record<string, Media> }>;
}
interface Description {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: { Error: object } };
}
type Named = [name: string, call: { method: string; path: string; operation: Operation }];

/** The calls of §7. */
const CALLS = [
  'POST /loyalty/api/phoneVerification',
  'GET /loyalty/api/phoneVerification',
  'GET /loyalty/v2/api/contacts',
  'GET /loyalty/api/cards',
  'GET /loyalty/api/contacts/detail',
  'GET /loyalty/v2/api/operations',
  'GET /loyalty/api/dictionary/operations',
  'GET /loyalty/api/contacts/welcomeBonus',
  'GET /loyalty/api/contactTracking',
  'GET /loyalty/api/topClientsRating/50',
  'GET /loyalty/api/emailByBitrixId/{id}',
  'HEAD /loyalty/v2/api',
  'GET /loyalty/v2/api/orders',
  'GET /loyalty/api/orders/{orderId}',
  'POST /loyalty/api/orders',
  'POST /loyalty/api/orders/{orderId}/message',
  'GET /crm/api/user/get',
  'POST /crm/api/user/add',
  'POST /crm/api/user/update',
  'GET /crm/api/user/{id}/emailConfirmation',
  'PUT /crm/api/user/{id}/emailConfirmation',
  'POST /crm/api/user/{id}/emailConfirmation',
  'POST /crm/api/user/{id}/emailConfirmation/send',
  'POST /crm/api/user/{id}/emailConfirmation/clean',
  'PUT /crm/api/user/replace',
  'GET /crm/api/technicalSupport',
  'POST /crm/api/bitrixLinkCard',
  'POST /lander/lander.php',
  'POST /landing/api/leads',
  'POST /suggestions/api/4_1/rs/suggest/address',
];

/** What the examples come to where a rule is against them: no code was sent, the e-mail is not confirmed. */
const REFUSED: Record<string, number> = {
  checkPhoneCode: 409,
  confirmEmailChange: 409,
  replaceEmail: 409,
  getEmailByBitrixId: 404,
  // Her orders are on their way.
  sendLeaveCode: 409,
  leaveProgramme: 409,
  // She is no staff.
  startView: 403,
  findParticipants: 403,
  // She is a Good Friend.
  requestConversion: 409,
};

const description = openApi('3.2.0') as Description;
const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(
    ([method, operation]): Named => [
      operation.operationId,
      { method: method.toUpperCase(), path, operation },
    ],
  ),
);

let system: Composition;
let token: string;
let validator: FastifyInstance;

beforeAll(async () => {
  system = await openComposition(await freshDatabase('seeded'));
  token = (await system.browser().tokensOf('student@cabinet.test')).access_token;
  validator = Fastify({
    ajv: {
      customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, strict: false },
    },
  });
  validator.post('/', async (request) => {
    const { schema, value } = request.body as { schema: object; value: unknown };
    const isFit = request.compileValidationSchema(schema);
    return { issues: isFit(value) ? [] : isFit.errors };
  });
}, 240_000);
jest.setTimeout(60_000);
afterAll(async () => {
  await validator.close();
  await system.close();
});

/** What does not fit the schema. */
async function issuesOf(schema: object, value: unknown): Promise<unknown[]> {
  const components = description.components;
  const whole = JSON.parse(JSON.stringify({ ...schema, components }));
  const response = await validator.inject({ method: 'POST', url: '/', payload: { schema: whole, value } });
  return response.json().issues;
}

/** The request of the operation's own examples. */
function requestOf(
  { method, path, operation }: Named[1],
  isSignedIn = true,
): [url: string, init: RequestInit] {
  const given = operation.parameters.filter(({ example }) => example !== undefined);
  const values = Object.fromEntries(given.map(({ name, example }) => [name, String(example)]));
  const named = given.filter((parameter) => parameter.in === 'query');
  const query = new URLSearchParams(named.map(({ name }) => [name, values[name] ?? '']));
  const [[type, media] = []] = Object.entries(operation.requestBody?.content ?? {});
  return [
    `${system.url}${path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')}?${query}`,
    {
      method,
      headers: {
        ...(isSignedIn && operation.security.length > 0 && { authorization: `Bearer ${token}` }),
        ...(type && { 'content-type': type }),
      },
      ...(media && { body: bodyOf(type, media.example) }),
    },
  ];
}

function bodyOf(type: string | undefined, example: object = {}): string {
  return type === 'application/json'
    ? JSON.stringify(example)
    : new URLSearchParams({ ...example } as Record<string, string>).toString();
}

/** Calls, and holds the answer to the description. */
async function call(url: string, init: RequestInit, { responses }: Operation): Promise<number> {
  const response = await fetch(url, init);
  const { status } = response;
  const text = await response.text();
  const documented = responses[status];
  expect({ status, isDocumented: documented !== undefined }).toEqual({ status, isDocumented: true });

  const [[type, media] = []] = Object.entries(documented?.content ?? {});
  if (!type || !media) expect(text).toBe('');
  else {
    expect(response.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
    expect(await issuesOf(media.schema, type === 'application/json' ? JSON.parse(text) : text)).toEqual([]);
  }
  return status;
}

describe('the description', () => {
  test('is what the running system serves, as OpenAPI 3.1', async () => {
    const response = await fetch(`${system.url}/openapi.json`);
    expect(await response.json()).toEqual(description);
    expect(description.openapi).toBe('3.1.0');
  });

  test.each(CALLS)('has %s (§7)', (call) => {
    expect(operations.map(([, { method, path }]) => `${method} ${path}`)).toContain(call);
  });

  test('gives every operation a name of its own', () => {
    const names = operations.map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(operations)(
    '%s has an example of all it must be told, and each fits its schema',
    async (_, call) => {
      const { path, operation } = call;
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const { parameters, requestBody } = operation;
      expect(parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(inPath);
      for (const { name, required, schema, example } of parameters) {
        if (required) expect([name, example]).toEqual([name, expect.anything()]);
        if (example !== undefined) expect(await issuesOf(schema, example)).toEqual([]);
      }
      for (const { schema, example } of Object.values(requestBody?.content ?? {})) {
        expect(await issuesOf(schema, example)).toEqual([]);
      }
    },
  );
});

describe.each(operations)('%s answers the running system’s way as described', (name, one) => {
  const { operation } = one;
  const isOwned = operation.security.some((scheme) => 'bearer' in scheme);

  test('with its example', async () => {
    const success = Math.min(...Object.keys(operation.responses).map(Number));
    expect(await call(...requestOf(one), operation)).toBe(REFUSED[name] ?? success);
  });

  if (isOwned) {
    test('without a token', async () => {
      expect(await call(...requestOf(one, false), operation)).toBe(401);
    });

    test('for somebody else, and for nobody it can tell', async () => {
      const [url, init] = requestOf(one);
      expect(await call(`${url}&email=best@cabinet.test`, init, operation)).toBe(403);
      expect(await call(`${url}&email=a@b.test&ownerEmail=c@d.test`, init, operation)).toBe(400);
    });
  }

  if (!operation.requestBody) return;
  test('with a body that is too large, of another type, or broken', async () => {
    const [url, { headers, ...init }] = requestOf(one);
    const type = Object.keys(operation.requestBody?.content ?? {})[0] ?? '';
    const ask = (body: string, contentType = type) =>
      call(url, { ...init, headers: { ...headers, 'content-type': contentType }, body }, operation);
    expect(await ask(`{"x": "${'x'.repeat(routes[name]?.bodyLimit ?? BODY_LIMIT)}"}`)).toBe(413);
    expect(await ask('<x/>', 'text/xml')).toBe(415);
    // To the old form anything is a form; it says what is missing in words.
    expect(await ask('{"x":')).toBe(name === 'sendLeadForm' ? 200 : 400);
  });
});
