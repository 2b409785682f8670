import { expect, test } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { StartupProblem } from '../process/startup-problem.ts';

const database = await testDatabase();
const metricsToken = 'only-for-prometheus-1';
const figure = /^process_resident_memory_bytes \d/m;

test('without a port or a token there are no figures to see', async () => {
  const { call } = await testApp(database);
  expect((await call('/metrics')).statusCode).toBe(404);
  expect((await call('/metrics', { headers: { authorization: 'Bearer undefined' } })).statusCode).toBe(404);
});

test('the panel’s port serves them to whoever has the token', async () => {
  const { call } = await testApp(database, { config: { metricsToken } });
  for (const authorization of [
    '',
    'Bearer ',
    metricsToken,
    `Bearer ${metricsToken.slice(0, -1)}`,
    'Bearer x',
  ])
    expect((await call('/metrics', { headers: { authorization } })).statusCode, authorization).toBe(404);
  expect((await call(`/metrics?token=${metricsToken}`)).statusCode).toBe(404);
  const answer = await call('/metrics', { headers: { authorization: `Bearer ${metricsToken}` } });
  expect(answer.headers['content-type']).toContain('text/plain');
  expect(answer.body).toMatch(figure);
});

test('a port of its own serves them to this machine, and nothing else', async () => {
  const metricsPort = await freePort();
  const { call } = await testApp(database, { config: { metricsPort } });
  expect((await call('/metrics')).statusCode).toBe(404);
  const at = (path: string) => fetch(`http://127.0.0.1:${metricsPort}${path}`);
  expect(await (await at('/metrics')).text()).toMatch(figure);
  expect((await at('/settings')).status).toBe(404);
  await expect(testApp(database, { config: { metricsPort } })).rejects.toThrow(StartupProblem);
});
