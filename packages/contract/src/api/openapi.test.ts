import { expect, it } from 'vitest';
import type { Endpoint } from '../endpoint.ts';
import { endpoints } from '../registry.ts';
import { openApiDocument } from './openapi.ts';

const document = openApiDocument({ panelName: 'Marquee', baseUrl: 'http://localhost:3000' });

interface Operation {
  operationId: string;
  tags: string[];
  security: object[];
  parameters: {
    $ref?: string;
    name?: string;
    in?: string;
    required?: boolean;
    schema?: Record<string, unknown>;
  }[];
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
}

const paths = document.paths as Record<string, Record<string, Operation>>;
const operations = Object.values(paths).flatMap((methods) => Object.values(methods));

it('is JSON, names its version and its server', () => {
  expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  expect(document).toMatchObject({
    openapi: '3.1.0',
    info: { title: 'Marquee API' },
    servers: [{ url: 'http://localhost:3000' }],
  });
});

it('describes every endpoint once, and every tag it uses', () => {
  const open = Object.values<Endpoint>(endpoints).filter(({ access }) => !access.startsWith('staff:'));
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
    open.map(({ name }) => name).sort(),
  );
  const tags = new Set((document.tags as { name: string }[]).map(({ name }) => name));
  expect(new Set(operations.flatMap((operation) => operation.tags))).toEqual(tags);
});

it('resolves every reference', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
    (match) => match[1] ?? '',
  );
  expect(references.length).toBeGreaterThan(0);
  for (const reference of references) {
    const target = reference
      .split('/')
      .reduce<unknown>((node, key) => (node as Record<string, unknown>)?.[key], document);
    expect(target, reference).toBeDefined();
  }
});

it('declares the parameters of the path as required, and those with a default as not', () => {
  expect(paths['/api/v1/services/{idOrSlug}']?.get?.parameters[0]).toEqual({
    name: 'idOrSlug',
    in: 'path',
    required: true,
    schema: { type: 'string', maxLength: 200 },
  });
  const page = paths['/api/v1/services']?.get?.parameters.find(({ name }) => name === 'per_page');
  expect(page).toMatchObject({
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: 100, default: 40 },
  });
});

it('answers what it says and refuses in one shape', () => {
  const responses = paths['/api/v1/services']?.get?.responses ?? {};
  expect(Object.keys(responses)).toEqual(['200', '401', '422', '429', '500', '503']);
  expect(responses['422']?.description).toBe('invalid_input');
  expect(Object.keys(paths['/api.yaml']?.get?.responses['200']?.content ?? {})).toEqual(['application/yaml']);
});
