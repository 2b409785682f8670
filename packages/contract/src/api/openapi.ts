import { locales } from '@marquee/domain/locale/locales.ts';
import type { z } from 'zod';
import type { Access, Endpoint } from '../endpoint.ts';
import { type ErrorCode, errorStatus } from '../error-codes.ts';
import { endpoints } from '../registry.ts';
import { isOptionalField, jsonSchema } from './json-schema.ts';

type Json = Record<string, unknown>;

/** The whole public API as OpenAPI 3.1, made from the endpoint objects. Console calls are not public. */
export function openApiDocument(panel: { panelName: string; baseUrl: string }): Json {
  const listed = Object.values<Endpoint>(endpoints).filter(({ access }) => !access.startsWith('staff:'));
  const paths: Record<string, Json> = {};
  for (const endpoint of listed) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${panel.panelName} API`, version: '1' },
    servers: [{ url: panel.baseUrl }],
    tags: [...new Set(listed.map(({ area }) => area))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        widget: { type: 'apiKey', in: 'query', name: 'api_token' },
      },
      parameters: { locale: localeParameter, idempotencyKey: idempotencyParameter },
      schemas: { Error: errorSchema },
    },
  };
}

function operation(endpoint: Endpoint): Json {
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.area],
    security: security(endpoint.access),
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      { $ref: '#/components/parameters/locale' },
      ...(endpoint.idempotent ? [{ $ref: '#/components/parameters/idempotencyKey' }] : []),
    ],
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: {
              [bodyTypes[endpoint.takes ?? 'json']]: { schema: jsonSchema(endpoint.body, 'input') },
            },
          },
        }
      : {}),
    responses: { ...success(endpoint), ...refusals(endpoint) },
  };
}

const bodyTypes = {
  json: 'application/json',
  form: 'application/json',
  raw: 'application/octet-stream',
  upload: 'multipart/form-data',
};

function security(access: Access): Json[] {
  if (access === 'guest') return [];
  return access === 'widget' ? [{ widget: [] }, { bearer: [] }] : [{ bearer: [] }];
}

function parametersOf(fields: z.ZodObject | undefined, place: 'path' | 'query'): Json[] {
  return Object.entries(fields?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: !isOptionalField(field as z.ZodType),
    // The parsed side: a number that travels as text is still documented as a number.
    schema: jsonSchema(field as z.ZodType, 'output'),
  }));
}

function success({ response, contentType = 'application/json' }: Endpoint): Json {
  if (!response) return { 204: { description: 'No content' } };
  return {
    200: {
      description: 'Successful response',
      content: { [contentType]: { schema: jsonSchema(response, 'output') } },
    },
  };
}

/** All errors have the same schema; several codes can share a status. */
function refusals(endpoint: Endpoint): Json {
  const codes: ErrorCode[] = ['too_many_requests', 'internal', 'overloaded', ...(endpoint.errors ?? [])];
  if (endpoint.idempotent) codes.push('impersonated');
  if (endpoint.params) codes.push('not_found');
  if (endpoint.query || endpoint.body) codes.push('invalid_input');
  if (endpoint.body) codes.push('malformed_request', 'body_too_large', 'unsupported_media_type');
  if (endpoint.access !== 'guest') codes.push('unauthenticated');
  if (endpoint.idempotent) codes.push('idempotency_mismatch');
  const byStatus = Map.groupBy(new Set(codes), (code) => errorStatus[code]);
  return Object.fromEntries([...byStatus].map(([status, group]) => [status, refusal(group)]));
}

function refusal(codes: ErrorCode[]): Json {
  const schema = { $ref: '#/components/schemas/Error' };
  return { description: codes.join(', '), content: { 'application/json': { schema } } };
}

const localeParameter = {
  name: 'locale',
  in: 'query',
  description: 'Language of texts in the response',
  schema: { type: 'string', enum: locales },
};

const idempotencyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A unique key you choose. A repeated request with the same key and body gets the same response and is charged only once',
  schema: { type: 'string', maxLength: 100 },
};

const errorSchema = {
  type: 'object',
  required: ['message', 'code', 'errors'],
  properties: {
    message: { type: 'string' },
    code: { type: 'string', enum: Object.keys(errorStatus) },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
};
