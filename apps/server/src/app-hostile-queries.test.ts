import { request as httpRequest } from 'node:http';
import type { Endpoint } from '@marquee/contract/endpoint.ts';
import { endpoints } from '@marquee/contract/registry.ts';
import pLimit from 'p-limit';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { demoPassword } from './demo/panel/demo-people.ts';
import { newBearer } from './features/sessions/testing/new-bearer.ts';
import { post, switchCaptchaOff } from './features/sessions/testing/visitor.ts';
import { features } from './features.ts';
import { rootPanel } from './testing/root-panel.ts';
import { testApp } from './testing/test-app.ts';
import { testDatabase } from './testing/test-database.ts';

const database = await testDatabase();
const app = await testApp(database, { config: { demo: true } });
await switchCaptchaOff(database);
const panel = await rootPanel(database);
const address = new URL(await app.server.listen({ port: 0, host: '127.0.0.1' }));

async function bearerOf(email: string): Promise<string> {
  const answer = await post(app, '/login', { email, password: demoPassword });
  expect(answer.statusCode, answer.body).toBe(200);
  return String(answer.headers.authorization);
}
const customer = await bearerOf('customer@demo.localhost');
const operator = await bearerOf('operator@demo.localhost');
const [type, service, order, invoice] = await Promise.all([
  database.db.selectFrom('service_type').select('slug').orderBy('id').executeTakeFirstOrThrow(),
  database.db.selectFrom('service').select('slug').orderBy('id').executeTakeFirstOrThrow(),
  database.db.selectFrom('customer_order').select('id').orderBy('id').executeTakeFirstOrThrow(),
  database.db.selectFrom('invoice').select('id').orderBy('id').executeTakeFirst(),
]);
const pathValues: Record<string, string> = {
  slug: type.slug,
  idOrSlug: service.slug,
  orderId: String(order.id),
  invoiceId: String(invoice?.id ?? 1),
  kind: 'orders',
  filename: `${'0'.repeat(32)}.pdf`,
};

const days = [
  ...['0000-01-01', '0001-01-01', '0099-12-31', '1582-10-10', '1969-12-31', '9999-12-31', '10000-01-01'],
  ...['275760-09-13', '+275760-09-13', '275760-09-14', '-0001-01-01', '2026-02-30', '2026-13-01', '2026-W01'],
  ...['2026-01-01T00:00:00Z', 'infinity', '-infinity', 'now', 'epoch'],
];
const numbers = [
  ...['0', '-1', '-0', '1.5', '1e3', '0x10', '٣', '2147483647', '2147483648', '4294967296', '1e400'],
  ...['9007199254740991', '9007199254740993', '9223372036854775807', '9223372036854775808', 'NaN'],
  ...['18446744073709551616', '1'.repeat(400)],
];
const texts = ['', ' ', '\0', 'a\0b', '%', '\\', "'", '{}', '__proto__', '😀'.repeat(60), 'x'.repeat(10_000)];
/** Already percent-encoded: a lone surrogate, an overlong slash, and halves of an escape. */
const encoded = ['%ED%A0%80', '%C0%AF', '%', '%E0%A4', '%00'];
const hostile = [...[...days, ...numbers, ...texts].map(encodeURIComponent), ...encoded];

type Json = Record<string, unknown>;

/** A closed list refuses everything else alike, so a few values are enough. */
function valuesFor(schema: z.ZodType): readonly string[] {
  const shape = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Json;
  return shape.enum || shape.type === 'boolean' ? ['', '0', '%00', 'constructor'] : hostile;
}

/** The value as it is, twice, and as a list and an object in the notation of forms. */
function queriesFor(name: string, values: readonly string[]): string[] {
  const key = encodeURIComponent(name);
  const shapes = [`${key}[]=1`, `${key}[b]=c`, `${key}[__proto__]=c`, key, `${key}=1&${key}=2`];
  return [...values.map((value) => `${key}=${value}`), ...shapes];
}

const tableNames = ['columns[0][data]', 'columns[0][search][value]', 'order[0][name]', 'draw', '_'];

function addressesOf({ path, params, query }: Endpoint): string[] {
  const names = Object.keys(params?.shape ?? {});
  const filled = (changed?: string, value = '') =>
    names.reduce(
      (url, name) => url.replace(`{${name}}`, () => (name === changed ? value : (pathValues[name] ?? '1'))),
      path,
    );
  const fields = Object.entries<z.ZodType>((query?.shape ?? {}) as Record<string, z.ZodType>);
  const isTable = fields.some(([name]) => name === 'order[0][column]');
  return [
    ...names.flatMap((name) => hostile.map((value) => filled(name, value))),
    ...fields.flatMap(([name, schema]) =>
      queriesFor(name, valuesFor(schema)).map((part) => `${filled()}?${part}`),
    ),
    ...(isTable ? tableNames : []).flatMap((name) =>
      hostile.map((value) => `${filled()}?order[0][column]=0&${encodeURIComponent(name)}=${value}`),
    ),
    ...(isTable ? ['page=100000&per_page=100', 'start=10000000&length=100'] : []).map(
      (part) => `${filled()}?${part}`,
    ),
    ...rangesOf(fields.map(([name]) => name)).map((part) => `${filled()}?${part}`),
  ];
}

/** Both ends of a range at once: one valid end lets the other be read. */
function rangesOf(names: readonly string[]): string[] {
  const pairs = [
    ['start_date', 'end_date'],
    ['startDate', 'endDate'],
    ['from', 'until'],
  ].filter(([first = '']) => names.includes(first));
  return pairs.flatMap(([first, last]) =>
    days.map((day) => `${first}=${encodeURIComponent(day)}&${last}=${encodeURIComponent(day)}`),
  );
}

interface Outcome {
  status: number;
  problem?: string;
}

/** A call over a real connection; the path is sent as it is, without being made valid first. */
function get(path: string, authorization: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const sent = httpRequest({
      host: address.hostname,
      port: address.port,
      path,
      headers: { host: 'localhost', authorization, accept: 'application/json' },
    });
    const failed = (error: Error) => resolve({ status: 0, problem: error.message });
    sent.once('error', failed);
    sent.once('response', (answer) => {
      answer.once('error', failed);
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0 }));
      answer.resume();
    });
    sent.end();
  });
}

const routes = features.flatMap((feature) => feature.routes ?? []);
const limitOf = ({ name }: Endpoint) =>
  routes.find(({ endpoint }) => endpoint.name === name)?.limit?.points ?? Number.POSITIVE_INFINITY;

const atOnce = pLimit(4);

async function problemsOf(addresses: readonly string[], bearer: string): Promise<string[]> {
  const outcomes = await Promise.all(
    addresses.map((path) =>
      atOnce(async () => {
        const { status, problem } = await get(path, bearer);
        return problem || status >= 500 ? `${problem ?? status} ${path.slice(0, 200)}` : undefined;
      }),
    ),
  );
  return outcomes.filter((outcome) => outcome !== undefined);
}

const readable = Object.values<Endpoint>(endpoints).filter(({ method }) => method === 'GET');

test.each(readable.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s answers hostile dates, numbers, cursors and names',
  async (_, endpoint) => {
    const bearer = endpoint.access.startsWith('staff:') ? operator : customer;
    const addresses = addressesOf(endpoint);
    const atATime = limitOf(endpoint);
    const found = await problemsOf(addresses.slice(0, atATime), bearer);
    // Who has used up the limit is refused before anything is read, so others ask the rest.
    for (let from = atATime; from < addresses.length; from += atATime)
      found.push(
        ...(await problemsOf(
          addresses.slice(from, from + atATime),
          await newBearer(app.installation, panel),
        )),
      );
    expect(found).toEqual([]);
  },
  60_000,
);

test('so do the calls of outside protocols and the public files', async () => {
  const paths = features.flatMap(({ externalRoutes = [], files = [] }) => [
    ...externalRoutes.map(({ path }) => path),
    ...files.map(({ path }) => path),
  ]);
  const names = ['action', 'key', 'service', 'order', 'orders', 'page', 'v', 'size'];
  const addresses = paths.flatMap((path) => [
    ...names.flatMap((name) => queriesFor(name, hostile).map((part) => `${path}?${part}`)),
    ...(path.includes(':') ? hostile.map((value) => path.replace(/:\w+/g, () => value)) : []),
  ]);
  expect(await problemsOf(addresses, customer)).toEqual([]);
}, 60_000);

test('nothing of it was an error of ours', () => {
  expect(app.lines.filter(({ level }) => level >= 50)).toEqual([]);
});
