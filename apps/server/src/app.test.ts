import type { Endpoint } from '@marquee/contract/endpoint.ts';
import { errorStatus } from '@marquee/contract/error-codes.ts';
import { endpoints } from '@marquee/contract/registry.ts';
import { locales } from '@marquee/domain/locale/locales.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { features } from './features.ts';
import type { Context } from './platform/context.ts';
import { callInProcess } from './platform/http/calls/call-in-process.ts';
import type { Incoming } from './platform/http/calls/incoming.ts';
import { onlyCalls } from './platform/http/wants-page.ts';
import { testApp } from './testing/test-app.ts';
import { testContext } from './testing/test-context.ts';
import { testDatabase } from './testing/test-database.ts';

const database = await testDatabase();
const { server, call, installation } = await testApp(database, { config: { demo: true } });
const routes = features.flatMap((feature) => feature.routes ?? []);
const registry = Object.entries<Endpoint>(endpoints);
const [firstType, firstService] = await Promise.all([
  database.db.selectFrom('service_type').select('slug').orderBy('id').executeTakeFirstOrThrow(),
  database.db.selectFrom('service').select('slug').orderBy('id').executeTakeFirstOrThrow(),
]);

/** Existing values for path parameters; others get the first id. */
const pathValues: Record<string, string> = { slug: firstType.slug, idOrSlug: firstService.slug };
const paramsOf = ({ params }: Endpoint) =>
  Object.fromEntries(Object.keys(params?.shape ?? {}).map((name) => [name, pathValues[name] ?? '1']));
const addressOf = (endpoint: Endpoint) =>
  Object.entries(paramsOf(endpoint)).reduce(
    (path, [name, value]) => path.replace(`{${name}}`, value),
    endpoint.path,
  );

test('every endpoint of the registry has exactly one route, and no route has another endpoint', () => {
  expect(registry.map(([name]) => name)).toEqual(registry.map(([, endpoint]) => endpoint.name));
  const routed = routes.map((route) => route.endpoint);
  expect(routed.map(({ name }) => name).sort()).toEqual(registry.map(([name]) => name).sort());
  for (const [, endpoint] of registry) expect(routed).toContain(endpoint);
});

test('the server has every one of them, and no two calls share a place', () => {
  for (const [, { method, path, alsoPage }] of registry) {
    const url = path.replace(/\{(\w+)\}/g, ':$1');
    const constraints = alsoPage ? onlyCalls : {};
    expect(server.hasRoute({ method, url, constraints }), `${method} ${path}`).toBe(true);
  }
  const places = registry.map(([, { method, path }]) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
  expect(new Set(places).size).toBe(places.length);
});

test.each(registry.filter(([, { access }]) => access !== 'guest'))(
  '%s refuses who is not signed in',
  async (_, endpoint) => {
    const answer = await call(addressOf(endpoint), { method: endpoint.method });
    expect([401, 404]).toContain(answer.statusCode);
  },
);

/** All objects in a schema, at any depth. */
function objectsIn(schema: unknown): Record<string, unknown>[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const inside = Object.values(schema).flatMap(objectsIn);
  return 'properties' in schema ? [schema as Record<string, unknown>, ...inside] : inside;
}

test('bodies refuse unknown fields at every depth', () => {
  for (const [name, { body }] of registry) {
    if (!body) continue;
    for (const object of objectsIn(z.toJSONSchema(body.strict(), { io: 'input', unrepresentable: 'any' }))) {
      expect(object.additionalProperties, `${name}: use z.strictObject inside bodies`).toBe(false);
    }
  }
});

const readable = registry.filter(([, { method, access }]) => method === 'GET' && access === 'guest');
/** Also fine: a row that the demo data lacks, a missing token, or the way back from a visit that nobody began. */
const honest = [200, 204, 303, 401, 404];

test.each(readable)(
  '%s answers what its contract says, byte for byte, in every language',
  async (_, endpoint) => {
    for (const locale of locales) {
      const { statusCode, body } = await call(addressOf(endpoint), { query: { locale } });
      const announced = (endpoint.errors ?? []).map((code) => errorStatus[code]);
      expect([...honest, ...announced]).toContain(statusCode);
      if (statusCode !== 200) continue;
      const parsed = endpoint.response?.parse(endpoint.contentType ? body : JSON.parse(body));
      const written = endpoint.contentType ? parsed : JSON.stringify(parsed);
      expect(
        written === body,
        `${endpoint.name} in ${locale} says what its contract does not, or in another order`,
      ).toBe(true);
    }
  },
);

test('the demo fills every call of shell and catalogue that needs no more than a name', async () => {
  const names = [
    'getSettings',
    'listPages',
    'listBanners',
    'listMenuItems',
    'listNetworks',
    'listServiceTypes',
    'getServiceType',
    'listServices',
    'getService',
  ];
  for (const [name, endpoint] of registry.filter(([name]) => names.includes(name))) {
    const { data } = (await call(addressOf(endpoint))).json();
    expect(Object.keys(data).length, name).toBeGreaterThan(0);
  }
});

/** Endpoints that the first render of a page reads. */
const shown = readable.filter(([, { area }]) => area === 'shell' || area === 'catalogue' || area === 'api');

test.each(shown)('%s answers a page rendered here what it answers a browser', async (name, endpoint) => {
  const answer = await call(addressOf(endpoint));
  const inProcess = await pageCall();
  const value = await inProcess(name, { params: paramsOf(endpoint) }).catch((error) => error);
  if (answer.statusCode >= 400) expect(value).toMatchObject({ status: answer.statusCode });
  else if (endpoint.contentType) expect(value).toBe(answer.body);
  else expect(JSON.stringify(endpoint.response?.parse(value)) === answer.body).toBe(true);
});

const incoming: Incoming = {
  origin: 'http://localhost',
  address: '127.0.0.1',
  subnet: '127.0.0.0',
  userAgent: '',
  idempotencyKey: undefined,
  files: [],
  rawBody: Buffer.alloc(0),
  header: () => undefined,
  cookie: () => undefined,
  consume: async () => undefined,
  forgive: async () => undefined,
};

/** Calls as made by server-side rendering for a guest. */
async function pageCall() {
  const { appServices, panels } = installation;
  const panel = await panels.byHost('localhost');
  const ctx: Context = {
    ...(await testContext(database, { panel, actor: { kind: 'guest' } })),
    db: appServices.db,
    caches: appServices.caches,
  };
  return callInProcess(routes)(ctx, { header: () => undefined, cookie: () => undefined }, incoming);
}

test('a page rendered here meets the same checks as a browser', async () => {
  const inProcess = await pageCall();
  await expect(inProcess('listServices', { query: { page: 0 } })).rejects.toMatchObject({
    code: 'invalid_input',
  });
  await expect(inProcess('getService', { params: { idOrSlug: 'never-was' } })).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(inProcess('noSuchCall', {})).rejects.toMatchObject({ code: 'not_found' });
  const pageTwo = await inProcess('listServices', {
    query: { page: 2, per_page: 5, service_type: [firstType.slug], discount: undefined },
  });
  const answer = await call(`/api/v1/services?page=2&per_page=5&service_type=${firstType.slug}`);
  expect(pageTwo).toEqual(answer.json());
});
