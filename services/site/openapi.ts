import { errorBodySchema } from '@cabinet/contracts/error';
import type { Route } from '@cabinet/contracts/route';
import { routes } from '@cabinet/contracts/routes';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

type JsonSchema = ReturnType<typeof schemaOf>;

/** OpenAPI 3.1 of every service, printed from the routes that the services serve and the client calls. */
export function openApi(version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, route] of Object.entries(routes)) {
    const path = `/${route.service}${route.path}`;
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name, route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Cabinet', version },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: schemaOf(errorBodySchema) },
    },
  };
}

function operation(name: string, route: Route): object {
  return {
    operationId: name,
    summary: route.summary,
    tags: [route.service],
    security: route.access === 'public' ? [] : [{ bearer: [] }],
    parameters: [...parameters('path', route.params), ...parameters('query', route.query)],
    ...(route.body && { requestBody: { required: true, content: jsonOf(schemaOf(route.body)) } }),
    responses: {
      200: { description: 'OK', ...(route.method !== 'HEAD' && { content: jsonOf(schemaOf(route.output)) }) },
      default: { description: 'Error', content: jsonOf({ $ref: '#/components/schemas/Error' }) },
    },
  };
}

function parameters(place: 'path' | 'query', schema: GenericSchema | undefined): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema);
  return Object.entries(properties).map(([name, member]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: member,
  }));
}

/** What stands on the wire: the input of a schema; what JSON schema has no word for is left out. */
function schemaOf(schema: GenericSchema) {
  const { $schema, ...printed } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
  });
  return printed;
}

function jsonOf(schema: JsonSchema | { $ref: string }) {
  return { 'application/json': { schema } };
}
