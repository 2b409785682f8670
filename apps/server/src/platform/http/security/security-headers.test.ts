import { expect, test } from 'vitest';
import { testApp } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = await testDatabase();
const { call, lines } = await testApp(database);
const secure = await testApp(database, { config: { publicUrl: 'https://localhost' } });

test.each(['/settings', '/api/v1/services', '/nowhere', '/healthz', '/%', '/api.yaml'])(
  '%s carries every header',
  async (path) => {
    const { headers } = await call(path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
    });
    expect(headers['permissions-policy']).toContain('geolocation=()');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  },
);

const directives = (policy: unknown) =>
  new Map(
    String(policy)
      .split('; ')
      .map((part) => [part.split(' ')[0], part.split(' ').slice(1)] as const),
  );

test('the policy runs only what carries the nonce, and nobody frames us', async () => {
  const policy = directives((await call('/settings')).headers['content-security-policy']);
  expect(policy.get('script-src')).toEqual([
    expect.stringMatching(/^'nonce-[\w+/]{22}=='$/),
    "'strict-dynamic'",
  ]);
  for (const name of ['object-src', 'base-uri', 'frame-ancestors', 'style-src-attr']) {
    expect(policy.get(name), name).toEqual(["'none'"]);
  }
  expect(policy.get('form-action')).toEqual(["'self'"]);
  expect([...policy.values()].flat().join(' ')).not.toMatch(/unsafe|\*|(^| )http:/);
});

test('no nonce is used twice, and no request id', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => call('/healthz')));
  const policies = new Set(answers.map(({ headers }) => headers['content-security-policy']));
  const ids = new Set(answers.map(({ headers }) => headers['x-request-id']));
  expect([policies.size, ids.size]).toEqual([200, 200]);
});

test('a caller cannot choose the request id', async () => {
  const answer = await call('/healthz', { headers: { 'x-request-id': 'chosen', 'request-id': 'chosen' } });
  expect(answer.headers['x-request-id']).not.toBe('chosen');
});

test('an address with https is kept to https', async () => {
  const { headers } = await secure.call('/settings');
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});

const report = (payload: string, type: string) =>
  call('/csp-report', { method: 'POST', headers: { 'content-type': type }, payload });
const reports = () => lines.filter(({ msg }) => msg === 'content security policy report');

test('reports of browsers are logged, cut short and without secrets', async () => {
  const hidden = 'planted-secret-0aB9xK2mPq7Lw4Zr1';
  const blocked = `"csp-report":{"effective-directive":"script-src","line-number":7,
    "document-uri":"http://localhost/sandbox-payments/${hidden}?token=${hidden}",
    "referrer":"http://localhost/login?token=${hidden}","blocked-uri":"inline","script-sample":"${hidden}"}`;
  for (const type of ['application/csp-report', 'application/reports+json', 'application/json']) {
    lines.length = 0;
    const answer = await report(`{${blocked},"sample":"${'x'.repeat(9000)}"}`, type);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    const [logged] = reports();
    expect(logged?.report).toEqual({
      directive: 'script-src',
      blocked: 'inline',
      page: 'http://localhost/sandbox-payments/:hidden',
      source: '',
      line: '7',
    });
    expect(JSON.stringify(logged)).not.toContain('planted-secret');
  }
});

test('a report need not be JSON; a huge or foreign one is refused', async () => {
  expect((await report('not json', 'application/csp-report')).statusCode).toBe(204);
  expect((await report('x'.repeat(17 * 1024), 'application/csp-report')).statusCode).toBe(413);
  expect((await report('<a/>', 'text/xml')).statusCode).toBe(415);
  const foreign = { 'content-type': 'application/csp-report', origin: 'https://evil.example' };
  expect((await call('/csp-report', { method: 'POST', headers: foreign, payload: '{}' })).statusCode).toBe(
    403,
  );
});

test('a flood of reports is taken but does not fill the log', async () => {
  lines.length = 0;
  const answers = await Promise.all(
    Array.from({ length: 300 }, () => report('{}', 'application/csp-report')),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
  expect(reports().length).toBeLessThanOrEqual(60);
});
