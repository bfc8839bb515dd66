import { BODY_LIMIT } from '@cabinet/contracts/route';
import { routes } from '@cabinet/contracts/routes';
import Fastify, { type FastifyInstance } from 'fastify';
import { openApi } from '../site/openapi.ts';
import { type Composition, openComposition } from '../testing/composition.ts';
import { freshDatabase } from '../testing/kit/database.ts';

// The tests read the description, and send its calls to the running system as `student` of the sandbox.

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

/** The statuses of examples that a rule refuses: no code was sent, and the e-mail is not confirmed. */
const REFUSED: Record<string, number> = {
  checkPhoneCode: 409,
  confirmEmailChange: 409,
  replaceEmail: 409,
  getEmailByBitrixId: 404,
  // The student has open orders.
  sendLeaveCode: 409,
  leaveProgramme: 409,
  // The student is not staff.
  startView: 403,
  findParticipants: 403,
  // The student is a Good Friend.
  requestConversion: 409,
};

const description = openApi() as Description;
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

/** Returns the violations of a schema. */
async function issuesOf(schema: object, value: unknown): Promise<unknown[]> {
  const components = description.components;
  const whole = JSON.parse(JSON.stringify({ ...schema, components }));
  const response = await validator.inject({ method: 'POST', url: '/', payload: { schema: whole, value } });
  return response.json().issues;
}

/** Returns the request of an operation with its own examples. */
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

/** Calls an operation, and checks the answer against the description. */
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

describe('OpenAPI description', () => {
  test('the running system serves the description as OpenAPI 3.1', async () => {
    const response = await fetch(`${system.url}/openapi.json`);
    expect(await response.json()).toEqual(description);
    expect(description.openapi).toBe('3.1.0');
  });

  test.each(CALLS)('the description contains %s (§7)', (call) => {
    expect(operations.map(([, { method, path }]) => `${method} ${path}`)).toContain(call);
  });

  test('every operation has a unique name', () => {
    const names = operations.map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(operations)('%s has valid examples of all required input', async (_, call) => {
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
  });
});

describe.each(operations)('%s answers as described', (name, one) => {
  const { operation } = one;
  const isOwned = operation.security.some((scheme) => 'bearer' in scheme);

  test('an operation answers its example as described', async () => {
    const success = Math.min(...Object.keys(operation.responses).map(Number));
    expect(await call(...requestOf(one), operation)).toBe(REFUSED[name] ?? success);
  });

  if (isOwned) {
    test('an operation without a token answers as described', async () => {
      expect(await call(...requestOf(one, false), operation)).toBe(401);
    });

    test('an operation for another or an unclear owner answers as described', async () => {
      const [url, init] = requestOf(one);
      expect(await call(`${url}&email=best@cabinet.test`, init, operation)).toBe(403);
      expect(await call(`${url}&email=a@b.test&ownerEmail=c@d.test`, init, operation)).toBe(400);
    });
  }

  if (!operation.requestBody) return;
  test('an operation with a body that is too large, of another type, or broken answers as described', async () => {
    const [url, { headers, ...init }] = requestOf(one);
    const type = Object.keys(operation.requestBody?.content ?? {})[0] ?? '';
    const ask = (body: string, contentType = type) =>
      call(url, { ...init, headers: { ...headers, 'content-type': contentType }, body }, operation);
    expect(await ask(`{"x": "${'x'.repeat(routes[name]?.bodyLimit ?? BODY_LIMIT)}"}`)).toBe(413);
    expect(await ask('<x/>', 'text/xml')).toBe(415);
    // The old form accepts any body as a form, and states missing fields in words.
    expect(await ask('{"x":')).toBe(name === 'sendLeadForm' ? 200 : 400);
  });
});
