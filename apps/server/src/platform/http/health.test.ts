import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = await testDatabase();
const metricsToken = 'only-for-prometheus-1';
const { call, lines } = await testApp(database, { config: { metricsToken } });

test('alive and ready need no panel', async () => {
  const headers = { host: 'unknown.example' };
  expect((await call('/healthz', { headers })).json()).toEqual({ status: 'ok' });
  const ready = async () => {
    const { statusCode, body } = await call('/readyz', { headers });
    return [statusCode, JSON.parse(body)];
  };
  // A probe waits for the database less than a second, which a busy machine may take once.
  await expect
    .poll(ready, { timeout: 20_000 })
    .toEqual([200, { status: 'ready', checks: { database: true, queue: true } }]);
});

test('requests are counted by route pattern, never by raw path', async () => {
  for (const path of [
    '/api/v1/services/secret-looking-slug',
    '/api/v1/services/7',
    '/some/unknown/path',
    '/settings',
  ]) {
    await call(path);
  }
  const { body, headers } = await call('/metrics', { headers: { authorization: `Bearer ${metricsToken}` } });
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toMatch(/^process_resident_memory_bytes \d/m);
  const counted = 'http_request_duration_seconds_count';
  expect(body).toContain(`${counted}{route="/api/v1/services/:idOrSlug",method="GET",status="404"} 2`);
  expect(body).toContain(`${counted}{route="unmatched",method="GET",status="404"} 1`);
  expect(body).toContain(`${counted}{route="/settings",method="GET",status="200"} 1`);
  expect(body).not.toMatch(/secret-looking|some\/unknown/);
});

test('one line is logged per request, none for probes', async () => {
  lines.length = 0;
  const probe = { authorization: `Bearer ${metricsToken}` };
  for (const path of ['/healthz', '/readyz', '/metrics']) await call(path, { headers: probe });
  expect(lines).toEqual([]);
  const { headers } = await call('/settings?token=planted-secret');
  expect(lines).toMatchObject([{ msg: 'request', reqId: headers['x-request-id'], res: { statusCode: 200 } }]);
  expect(JSON.stringify(lines)).not.toContain('planted-secret');
});

test('without its database the process is alive, not ready, and says so to callers', async () => {
  const doomed = await testApp(database);
  expect((await doomed.call('/settings')).statusCode).toBe(200);
  const { web, health } = doomed.installation.connections;
  await Promise.all([web.close(), health.close()]);
  expect((await doomed.call('/healthz')).statusCode).toBe(200);
  const ready = await doomed.call('/readyz');
  expect(ready.statusCode).toBe(503);
  expect(ready.json()).toMatchObject({ status: 'not ready', checks: { database: false } });
  expect((await doomed.call('/settings')).statusCode).toBe(200);
});
