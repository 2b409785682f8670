import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Endpoint, endpoint } from '@marquee/contract/endpoint.ts';
import { errorStatus } from '@marquee/contract/error-codes.ts';
import { data, decimal, httpsUrl, id, locale, quantity, text } from '@marquee/contract/primitives.ts';
import { endpoints } from '@marquee/contract/registry.ts';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { newBearer } from './features/sessions/testing/new-bearer.ts';
import { route } from './platform/http/calls/route.ts';
import { rootPanel } from './testing/root-panel.ts';
import { testApp } from './testing/test-app.ts';
import { testDatabase } from './testing/test-database.ts';

/** A body with fields of every kind, because few endpoints of the registry take one. */
const order = endpoint({
  name: 'testOrder',
  method: 'POST',
  path: '/api/v1/test/orders/{id}',
  access: 'guest',
  area: 'api',
  summary: 'Takes anything an order could hold',
  params: z.object({ id: z.string().regex(/^\d{1,15}$/) }),
  query: z.object({ locale: locale.optional() }),
  body: z.object({
    services: z
      .array(z.strictObject({ service_id: id, link: httpsUrl, quantity }))
      .min(1)
      .max(5),
    type: z.enum(['single', 'multi']),
    coupon: text(20).nullable().optional(),
    amount: decimal,
    flags: z.record(text(10), z.boolean()),
    contact: z
      .union([z.strictObject({ email: z.email() }), z.strictObject({ telegram: text(32) })])
      .optional(),
  }),
  response: data(z.object({ amount: decimal })),
});

const database = await testDatabase();
const { call, lines, installation } = await testApp(database, {
  config: { demo: true },
  routes: [route(order, async (_ctx, { body }) => ({ data: { amount: body.amount } }))],
});

/** Several, because a call may end its caller's session or use up its limits. */
const panel = await rootPanel(database);
const signedIn = await Promise.all(Array.from({ length: 40 }, () => newBearer(installation, panel)));

type Json = Record<string, unknown>;

const nasty = fc.constantFrom<unknown>(
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  '1e3',
  '0x10',
  'NaN',
  'null',
  'true',
  '\0',
  '%',
  '../..',
  "' or 1=1 --",
  '<script>',
  '\ud800',
  '\u202e',
  '𝟙',
  '😀'.repeat(50),
  'x'.repeat(5000),
  '__proto__',
  'constructor',
  '9007199254740993',
  '99999999999999999999',
  '2147483647',
  0,
  -1,
  1.5,
  2 ** 53,
  -(2 ** 53),
  1e308,
  null,
  true,
  [],
  [9],
  {},
  [[]],
  { toString: 1 },
  { length: -1 },
  JSON.parse('{"__proto__":1}'),
);

/** Mostly valid values, including edge cases; sometimes invalid ones. */
function valueFor(schema: Json): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 3, arbitrary: validFor(schema) }, { weight: 1, arbitrary: nasty });
}

function validFor(schema: Json): fc.Arbitrary<unknown> {
  const alternatives = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (alternatives) return fc.oneof(...alternatives.map(valueFor));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...(schema.enum as unknown[]));
  switch (schema.type) {
    case 'integer':
    case 'number':
      return numberFor(schema);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valueFor((schema.items ?? {}) as Json), { maxLength: 4 });
    case 'object':
      return objectFor(schema);
    case 'string':
      return textFor(schema);
    default:
      return nasty;
  }
}

function numberFor({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: Json): fc.Arbitrary<unknown> {
  const [least, most] = [Number(minimum), Number(maximum)];
  return fc.oneof(
    fc.constantFrom(least - 1, least, most, most + 1),
    fc.integer({ min: Math.ceil(least), max: Math.floor(Math.min(most, 2 ** 31)) }),
  );
}

function textFor(schema: Json): fc.Arbitrary<unknown> {
  const longest = Number(schema.maxLength ?? 100);
  return fc.oneof(
    fc.string({ maxLength: Math.min(longest, 300) }),
    fc.constantFrom(
      'x'.repeat(longest),
      'x'.repeat(longest + 1),
      'https://a.example/1',
      'a@b.co',
      '12.5',
      'DE',
      '7',
    ),
  );
}

function objectFor(schema: Json): fc.Arbitrary<unknown> {
  const fields = Object.entries((schema.properties ?? {}) as Record<string, Json>);
  const known = fc.record(Object.fromEntries(fields.map(([name, field]) => [name, valueFor(field)])), {
    requiredKeys: [],
  });
  const extra = schema.additionalProperties ? valueFor(schema.additionalProperties as Json) : nasty;
  return fc.oneof(
    { weight: 4, arbitrary: known },
    {
      weight: 1,
      arbitrary: fc
        .tuple(known, fc.dictionary(fc.string({ maxLength: 12 }), extra, { maxKeys: 3 }))
        .map(([a, b]) => ({ ...b, ...a })),
    },
  );
}

const shapeOf = (fields: z.ZodObject | undefined) =>
  z.toJSONSchema(fields ?? z.object({}), { io: 'output', unrepresentable: 'any' }) as Json;

/** `a=1&a=2&__proto__=x`: names may be repeated or unknown. */
function queryFor({ query }: Endpoint): fc.Arbitrary<string> {
  const fields = Object.entries((shapeOf(query).properties ?? {}) as Record<string, Json>);
  const pairs = [
    ...fields,
    ...['locale', '__proto__', 'constructor', 'a[b]'].map((name) => [name, {}] as const),
  ].map(([name, schema]) => valueFor(schema).map((value) => [name, value] as const));
  return fc
    .array(fc.oneof(...pairs), { maxLength: 6 })
    .map((chosen) => chosen.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&'));
}

function encode(value: unknown): string {
  const asText = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return encodeURIComponent(asText.toWellFormed());
}

function addressFor(endpoint: Endpoint): fc.Arbitrary<string> {
  const names = Object.keys(endpoint.params?.shape ?? {});
  const values = fc.tuple(
    ...names.map(() => fc.oneof(nasty, fc.string({ maxLength: 400 }), fc.nat().map(String))),
  );
  return fc.tuple(values, queryFor(endpoint)).map(([chosen, query]) => {
    const path = names.reduce(
      (filled, name, index) => filled.replace(`{${name}}`, () => encode(chosen[index])),
      endpoint.path,
    );
    return `${path}?${query}`;
  });
}

function requestFor(endpoint: Endpoint): fc.Arbitrary<InjectOptions & { url: string }> {
  const body = endpoint.body
    ? valueFor(shapeOf(endpoint.body)).map((value) => JSON.stringify(value))
    : fc.constant(undefined);
  const headers = fc.record(
    {
      cookie: fc.constantFrom('locale=de', 'locale=', '=;;=', `a=${'x'.repeat(3000)}`),
      'accept-language': fc.constantFrom('de', '*', ';q=', 'x'.repeat(2000)),
      'accept-encoding': fc.constantFrom('br', 'gzip;q=0', '*', ';;;'),
      'if-none-match': fc.constantFrom('*', '"', 'W/"x"', ','),
      authorization: fc.constantFrom('Bearer x', 'Bearer ', 'Basic eA==', ...signedIn),
    },
    { requiredKeys: [] },
  );
  return fc
    .record({ url: addressFor(endpoint), body, headers })
    .map(({ url, body: payload, headers: chosen }) => ({
      url,
      method: endpoint.method,
      headers: { ...chosen, ...(payload === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(payload === undefined ? {} : { payload }),
    }));
}

/** A refusal that names many fields is long enough to be compressed. */
function unpacked({ headers, rawPayload }: Awaited<ReturnType<typeof call>>): string {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(rawPayload).toString();
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(rawPayload) : rawPayload).toString();
}

/** It ends only when the reader leaves. */
const { watchNotifications: _, ...ending } = endpoints;

const requests = fc.oneof(...Object.values<Endpoint>(ending).map(requestFor), {
  weight: 3,
  arbitrary: requestFor(order),
});

test('2,000 requests of every kind: none breaks the server, every refusal is one of ours', async () => {
  const seen = new Map<number, number>();
  const property = fc.asyncProperty(requests, async (request) => {
    const answer = await call(request.url, request);
    const { statusCode, headers } = answer;
    seen.set(statusCode, (seen.get(statusCode) ?? 0) + 1);
    expect(statusCode).toBeLessThan(500);
    if (statusCode < 400) return;
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    const refusal = JSON.parse(unpacked(answer));
    expect(errorStatus).toHaveProperty(refusal.code, statusCode);
    if (refusal.code === 'invalid_input') expect(Object.keys(refusal.errors).length).toBeGreaterThan(0);
  });
  await fc.assert(property, { numRuns: 2000, seed: 20261115, endOnFailure: true });
  expect([...seen.keys()]).toEqual(expect.arrayContaining([200, 304, 404, 422]));
  expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
}, 180_000);
