import { errorBodySchema } from '@cabinet/contracts/error';
import { sendLeadForm } from '@cabinet/contracts/leads';
import { answerStatuses, type Route } from '@cabinet/contracts/route';
import { routes } from '@cabinet/contracts/routes';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import services from '../package.json' with { type: 'json' };
import { EXAMPLES } from './examples.ts';

type JsonSchema = ReturnType<typeof schemaOf>;

/** A route, or the old form, which has its own request and answer formats. */
type Described = Omit<Route, 'service'> & { service: string };
const JSON_TYPE = 'application/json';

/**
 * Generates OpenAPI 3.1 for every service from the routes that the services serve and the client calls. Its
 * version is that of the services.
 */
export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  const describe = (name: string, route: Described, takes?: string, gives?: string) => {
    const path = `/${route.service}${route.path}`;
    const method = route.method.toLowerCase();
    paths[path] = { ...paths[path], [method]: operation(name, route, takes, gives) };
  };
  for (const [name, route] of Object.entries(routes)) describe(name, route);
  // The old form takes a form and returns a text. A refusal is also a text with status 200 (§7).
  const form: Described = { ...sendLeadForm, access: 'public' };
  describe('sendLeadForm', form, 'application/x-www-form-urlencoded', 'text/plain');
  return {
    openapi: '3.1.0',
    info: { title: 'Cabinet', version: services.version },
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        token: { type: 'apiKey', in: 'header', name: 'Authorization', description: '`Token …`' },
      },
      schemas: { Error: schemaOf(errorBodySchema) },
    },
  };
}

function operation(name: string, route: Described, takes = JSON_TYPE, gives = JSON_TYPE): object {
  const { service, summary, params, query, body, bodyLimit } = route;
  const example = EXAMPLES[name];
  return {
    operationId: name,
    summary,
    tags: [service],
    security: securityOf(route),
    parameters: [
      ...parameters('path', params, example?.params),
      ...parameters('query', query, example?.query),
      ...headers(route),
    ],
    ...(body && {
      requestBody: {
        required: true,
        ...(bodyLimit && { description: `Up to ${bodyLimit} bytes` }),
        content: { [takes]: mediaOf(body, example?.body) },
      },
    }),
    responses: Object.fromEntries(
      answerStatuses(route).map((status) => [status, answer(route, status, gives)]),
    ),
  };
}

function securityOf({ access, service }: Described): object[] {
  if (access !== 'public') return [{ bearer: [] }];
  // The token is needed only if the service has a token.
  return service === 'suggestions' ? [{ token: [] }, {}] : [];
}

function parameters(place: 'path' | 'query', schema: GenericSchema | undefined, examples = {}): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema);
  const known = new Map(Object.entries(examples));
  return Object.entries(properties).map(([name, member]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: member,
    ...(known.has(name) && { example: known.get(name) }),
  }));
}

const REQUEST_ID = {
  name: 'X-Request-ID',
  in: 'header',
  required: false,
  description: 'The response repeats this value',
  schema: { type: 'string', maxLength: 128 },
};
const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A repeated call with the same key and body returns the same answer and has no further effect',
  schema: { type: 'string', minLength: 8, maxLength: 128 },
};

function headers({ method, access }: Described): object[] {
  const isWrite = method !== 'GET' && method !== 'HEAD';
  return isWrite && access !== 'public' ? [REQUEST_ID, IDEMPOTENCY_KEY] : [REQUEST_ID];
}

const LOCATION = { description: 'The origin of the caller’s programme', schema: { type: 'string' } };
const RETRY_AFTER = { description: 'Seconds to wait', schema: { type: 'integer' } };

function answer({ method, output }: Described, status: number, type: string): object {
  if (status === 204) return { description: 'No Content', headers: { Location: LOCATION } };
  if (status === 200) return { description: 'OK', content: { [type]: mediaOf(output) } };
  return refusal(status, method === 'HEAD');
}

const REFUSALS: Record<number, string> = {
  400: 'The request is invalid',
  401: 'The caller is not signed in',
  403: 'The caller may not access this participant, or may not write in view-as',
  404: 'The object is unknown or belongs to another participant',
  409: 'A rule of the programme does not allow the call',
  413: 'The body is larger than 64 KiB, or than the limit of this route',
  414: 'The address is too long',
  415: 'The body has an unsupported type',
  422: 'Another call has used this idempotency key',
  429: 'The caller sent too many requests',
  503: 'The service is temporarily unavailable',
};

function refusal(status: number, isHead = false): object {
  const content = { [JSON_TYPE]: { schema: { $ref: '#/components/schemas/Error' } } };
  return {
    description: REFUSALS[status],
    ...(status === 429 || status === 503 ? { headers: { 'Retry-After': RETRY_AFTER } } : {}),
    ...(!isHead && { content }),
  };
}

function mediaOf(schema: GenericSchema, example?: object): { schema: JsonSchema; example?: object } {
  return { schema: schemaOf(schema), ...(example && { example }) };
}

/**
 * Returns the JSON schema of the wire format, which is the input of a schema. Rules without a JSON schema
 * equivalent are omitted.
 */
function schemaOf(schema: GenericSchema) {
  const { $schema, ...printed } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
  });
  return printed;
}
