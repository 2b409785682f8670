import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './registry.ts';
import { routes } from './routes.ts';

const all = Object.entries<Endpoint>(endpoints);

it('names each endpoint as it is registered', () => {
  expect(all.filter(([key, { name }]) => key !== name)).toEqual([]);
});

it('gives each method and path to one endpoint, the same as the browser table', () => {
  const spelled = Object.fromEntries(all.map(([key, { method, path }]) => [key, `${method} ${path}`]));
  expect(routes).toEqual(spelled);
  expect(new Set(Object.values(spelled)).size).toBe(all.length);
});

it.each(all)('%s: placeholders of the path are exactly its params', (_, { path, params }) => {
  const placeholders = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
  expect(Object.keys(params?.shape ?? {})).toEqual(placeholders);
});

it.each(all)(
  '%s: reads carry no body, and answer something',
  (_, { method, body, response, contentType }) => {
    if (method !== 'GET') return;
    expect(body).toBeUndefined();
    // A file's bytes have no schema; their content type is named instead.
    expect(response ?? contentType).toBeDefined();
  },
);

it.each(all)('%s: every string and list has an end', (_, { params, query, body, response }) => {
  for (const [schema, io] of [
    [params, 'output'],
    [query, 'output'],
    [body, 'input'],
    [response, 'output'],
  ] as const) {
    if (schema) expect(unbounded(z.toJSONSchema(schema, { io }), '')).toEqual([]);
  }
});

it('notices a string and a list without an end', () => {
  const careless = z.object({ name: z.string(), tags: z.array(z.string().max(5)), ok: z.string().max(1) });
  expect(unbounded(z.toJSONSchema(careless), '')).toEqual(['.name', '.tags']);
});

type Schema = z.core.JSONSchema._JSONSchema;

function unbounded(schema: Schema, path: string): string[] {
  if (typeof schema === 'boolean') return [];
  const children: [Schema, string][] = [
    ...Object.entries(schema.properties ?? {}).map(([name, child]): [Schema, string] => [
      child,
      `${path}.${name}`,
    ]),
    ...(schema.anyOf ?? []).map((child): [Schema, string] => [child, path]),
  ];
  if (schema.items && !Array.isArray(schema.items)) children.push([schema.items, `${path}[]`]);
  if (schema.additionalProperties) children.push([schema.additionalProperties, `${path}.*`]);
  const bounded = schema.maxLength ?? schema.maxItems ?? schema.enum ?? schema.const;
  const own = (schema.type === 'string' || schema.type === 'array') && bounded === undefined ? [path] : [];
  return [...own, ...children.flatMap(([child, at]) => unbounded(child, at))];
}
