import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiError, createClient } from './client.ts';

let seen: { method: string; url: string; headers: IncomingHttpHeaders };
let answer: { status: number; type: string; body: string };

const server = createServer((request, response) => {
  seen = { method: request.method ?? '', url: request.url ?? '', headers: request.headers };
  response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body);
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

const json = (status: number, body: unknown) => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
});

function client() {
  const { port } = server.address() as AddressInfo;
  return createClient({
    baseUrl: `http://127.0.0.1:${port}`,
    fetch,
    headers: () => ({ authorization: 'Bearer abc' }),
    locale: () => 'pt_BR',
    countryCode: () => 'BR',
  });
}

async function refusal(): Promise<ApiError> {
  return client()('getSettings').then(
    () => expect.unreachable(),
    (error) => error as ApiError,
  );
}

it('fills the path, spells the query and says who and where it is', async () => {
  answer = json(200, { data: { id: 1 } });
  await client()('getService', { params: { idOrSlug: 'a/b ü' } });
  expect(seen).toMatchObject({
    method: 'GET',
    url: '/api/v1/services/a%2Fb%20%C3%BC?locale=pt_BR',
    headers: { authorization: 'Bearer abc', 'x-country-code': 'BR' },
  });

  answer = json(200, { data: [], total: 0, page: 2, per_page: 40 });
  const query = { page: 2, features: ['refill', 'cancel'] as const, discount: true, search: undefined };
  expect(await client()('listServices', { query })).toEqual({ data: [], total: 0, page: 2, per_page: 40 });
  expect(seen.url).toBe('/api/v1/services?page=2&features=refill%2Ccancel&discount=true&locale=pt_BR');
});

it('answers text as text and nothing as undefined', async () => {
  answer = { status: 200, type: 'application/yaml', body: 'openapi: 3.1.0' };
  expect(await client()('getApiDescription')).toBe('openapi: 3.1.0');
  answer = { status: 204, type: 'application/json', body: '' };
  expect(await client()('getSettings')).toBeUndefined();
});

it('throws the message, the code and the fields of a refusal', async () => {
  answer = json(422, { message: 'Nein', code: 'invalid_input', errors: { email: ['Fehlt'] } });
  const error = await refusal();
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    status: 422,
    message: 'Nein',
    code: 'invalid_input',
    fields: { email: ['Fehlt'] },
  });
});

it('has a message when fields were refused without one', async () => {
  answer = json(422, { errors: { email: ['Fehlt'] } });
  expect(await refusal()).toMatchObject({ message: 'Sent data is invalid' });
});

it('keeps the status when something in between answers no JSON', async () => {
  answer = { status: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' };
  expect(await refusal()).toMatchObject({ status: 502, code: undefined, fields: {} });
});

it('brings no schema into the browser', () => {
  const imports = ['client.ts', 'routes.ts', 'console-routes.ts', 'first-routes.ts'].flatMap((file) =>
    readFileSync(new URL(file, import.meta.url), 'utf8').match(/^import (?!type).*$/gm),
  );
  const firstRoutes = "import { firstRoutes } from './first-routes.ts';";
  const consoleRoutes = "import { consoleRoutes } from './console-routes.ts';";
  expect(imports).toEqual([firstRoutes, consoleRoutes, firstRoutes, null, null]);
});
