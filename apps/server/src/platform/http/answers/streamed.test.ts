import { request } from 'node:http';
import { endpoint } from '@marquee/contract/endpoint.ts';
import { text } from '@marquee/contract/primitives.ts';
import { expect, test } from 'vitest';
import { testApp } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { csvStream, withFirstRow } from '../../csv-stream.ts';
import { route } from '../calls/route.ts';
import { Download } from './download.ts';
import { Streamed } from './streamed.ts';

const file = (name: string) =>
  endpoint({
    name,
    method: 'GET',
    path: `/api/v1/test/${name}`,
    access: 'guest',
    area: 'api',
    summary: 'A file whose rows cannot all be read',
    response: text(1_000_000),
    contentType: 'text/csv',
  });

async function* rows(sound: number) {
  for (let row = 0; row < sound; row += 1) yield ['x'.repeat(2000)];
  throw new Error('the database is gone');
}
const contentType = 'text/csv; charset=utf-8';
const { server, lines, call } = await testApp(await testDatabase(), {
  routes: [
    route(
      file('never'),
      async () => new Streamed({ body: csvStream(await withFirstRow(rows(0))), contentType }),
    ),
    route(
      file('half'),
      async () => new Streamed({ body: csvStream(await withFirstRow(rows(200))), contentType }),
    ),
    route(file('halfDownload'), async () => {
      const bytes = csvStream(await withFirstRow(rows(200)));
      return new Download({ bytes, contentType, name: 'x.csv' });
    }),
  ],
});
const address = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));

/** Whether the file arrived whole, as the client sees it. */
function arrivesWhole(path: string, encoding: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const headers = { host: 'localhost', 'accept-encoding': encoding };
  request({ host: address.hostname, port: address.port, path, headers }, (answer) => {
    answer.once('error', () => resolve(false));
    answer.once('end', () => resolve(true));
    answer.resume();
  })
    .once('error', () => resolve(false))
    .end();
  return promise;
}

test('a file whose first row cannot be read is an error answer', async () => {
  const answer = await call('/api/v1/test/never');
  expect([answer.statusCode, answer.json().code]).toEqual([500, 'internal']);
});

test.each([
  ['half', 'identity'],
  ['half', 'gzip'],
  ['halfDownload', 'identity'],
  ['halfDownload', 'gzip'],
])(
  'a file that breaks off in the middle does not look whole, and is logged: %s, %s',
  async (name, encoding) => {
    const before = lines.length;
    expect(await arrivesWhole(`/api/v1/test/${name}`, encoding)).toBe(false);
    const failures = () => lines.slice(before).filter(({ msg }) => msg === 'a streamed answer failed');
    await expect.poll(failures).toMatchObject([{ level: 50, err: { message: 'the database is gone' } }]);
  },
);
