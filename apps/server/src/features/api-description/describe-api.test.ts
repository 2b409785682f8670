import type { Endpoint } from '@marquee/contract/endpoint.ts';
import { endpoints } from '@marquee/contract/registry.ts';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { features } from '../../features.ts';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = await testDatabase();
const { call } = await testApp(database);
const [one, two] = [await createHostedPanel(database), await createHostedPanel(database)];
const get = (host: string, headers: Record<string, string> = {}) =>
  call('/api.yaml', { headers: { host, ...headers } });

test('the description is YAML, compressed, of the panel that was asked', async () => {
  await expect.poll(async () => (await get(two.host)).statusCode, { timeout: 10_000 }).toBe(200);
  const answer = await get(one.host);
  expect(answer.headers['content-type']).toBe('application/yaml; charset=utf-8');
  const document = parse(answer.body);
  expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: `https://${one.host}` }] });
  expect(parse((await get(two.host)).body).servers).toEqual([{ url: `https://${two.host}` }]);
  expect((await get(one.host, { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
  const open = Object.values<Endpoint>(endpoints).filter(({ access }) => !access.startsWith('staff:'));
  const paths = open.map(({ path }) => path);
  expect(Object.keys(document.paths).sort()).toEqual([...new Set(paths)].sort());
});

test('it follows the panel: its name and its primary domain', async () => {
  await database.db.updateTable('panel').set({ name: 'Renamed' }).where('id', '=', one.id).execute();
  await expect
    .poll(async () => parse((await get(one.host)).body).info.title, { timeout: 10_000 })
    .toBe('Renamed API');
  await database.db
    .insertInto('panel_domain')
    .values({ panel_id: one.id, host: 'zz.example', is_primary: true, verified_at: new Date() })
    .execute();
  const server = async () => parse((await get(one.host)).body).servers[0].url;
  await expect.poll(server, { timeout: 10_000 }).toBe('https://zz.example');
});

interface Operation {
  operationId: string;
  summary: string;
  security: Record<string, unknown>[];
  parameters: { $ref?: string; name?: string; in?: string; required?: boolean; schema?: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
}

type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: object; schemas: object };
};

async function operations() {
  const { paths, components }: Document = parse((await get(one.host)).body);
  const listed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return { listed, components };
}

/** Throws where other tools could not read the description either. */
const readable = (schema: object) => z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);

test('what the server answers and what the document describes are the same calls', async () => {
  const { listed } = await operations();
  const described = listed.map(({ path, method }) => `${method.toUpperCase()} ${path}`);
  const answered = features
    .flatMap(({ routes = [] }) => routes)
    .filter(({ endpoint }) => !endpoint.access.startsWith('staff:'))
    .map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
  expect(described.sort()).toEqual(answered.sort());
});

test('every call can be made from its description alone', async () => {
  const { listed, components } = await operations();
  const names = listed.map(({ operation }) => operation.operationId);
  expect(new Set(names).size).toBe(names.length);
  for (const { path, method, operation } of listed) {
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
    const placeholders = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(inPath.map(({ name }) => name).sort(), path).toEqual(placeholders.sort());
    expect(inPath.every(({ required }) => required === true)).toBe(true);
    expect(operation.summary, path).not.toBe('');
    for (const way of operation.security)
      for (const scheme of Object.keys(way)) expect(components.securitySchemes).toHaveProperty(scheme);
    if (method === 'get') expect(operation.requestBody, path).toBeUndefined();
    expect(Object.keys(operation.responses).some((status) => /^2\d\d$/.test(status))).toBe(true);
    expect(Object.keys(operation.responses).every((status) => /^[2345]\d\d$/.test(status))).toBe(true);
  }
});

test('every schema in it is one that programs can read', async () => {
  const { listed, components } = await operations();
  const contents = listed.flatMap(({ operation }) =>
    [operation.requestBody, ...Object.values(operation.responses)].flatMap((part) =>
      Object.values(part?.content ?? {}),
    ),
  );
  const schemas = [
    ...Object.values(components.schemas),
    ...listed.flatMap(({ operation }) => operation.parameters.flatMap(({ schema }) => schema ?? [])),
    ...contents.map(({ schema }) => schema).filter((schema) => !('$ref' in schema)),
  ];
  expect(schemas.length).toBeGreaterThan(listed.length);
  for (const schema of schemas) expect(() => readable(schema)).not.toThrow();
});

test('an answer is what its description says, and a refusal too', async () => {
  const { listed, components } = await operations();
  const headers = { host: one.host };
  for (const path of ['/settings', '/api/v1/services', '/api/v1/networks', '/banners']) {
    const schema = listed.find((entry) => entry.path === path && entry.method === 'get')?.operation.responses[
      '200'
    ]?.content?.['application/json']?.schema;
    const answer = await call(path, { headers });
    expect(answer.statusCode, path).toBe(200);
    expect(readable(schema ?? {}).safeParse(answer.json()).error, path).toBeUndefined();
  }
  const refused = await call('/api/v1/profile', { headers });
  expect(refused.statusCode).toBe(401);
  expect(readable((components.schemas as { Error: object }).Error).safeParse(refused.json()).success).toBe(
    true,
  );
});
