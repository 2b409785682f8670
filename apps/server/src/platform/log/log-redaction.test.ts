import fastify from 'fastify';
import { type Logger, pino } from 'pino';
import { expect, test } from 'vitest';
import { logRedaction, redact } from './log-redaction.ts';

function capture(): { log: Logger; lines: string[] } {
  const lines: string[] = [];
  const log = pino({ ...logRedaction, level: 'trace' }, { write: (line: string) => lines.push(line) });
  return { log, lines };
}

/** Each logs the secret `S3CR3T…` in a place where a careless log call could put it. */
const planted: [string, (log: Logger, secret: string) => void][] = [
  ['a field', (log, secret) => log.info({ password: secret })],
  ['a camelCase field', (log, secret) => log.info({ newPassword: secret, currentPassword: secret })],
  ['an authorization header', (log, secret) => log.info({ headers: { authorization: `Bearer ${secret}` } })],
  ['a cookie header', (log, secret) => log.info({ headers: { cookie: `AUTH_TOKEN=${secret}; theme=dark` } })],
  ['a set-cookie header', (log, secret) => log.info({ headers: { 'set-cookie': [`refresh=${secret}`] } })],
  ['an api key header', (log, secret) => log.info({ headers: { 'X-Api-Key': secret } })],
  ['a reseller body', (log, secret) => log.info({ body: { key: secret, action: 'balance' } })],
  ['a captcha', (log, secret) => log.info({ body: { captcha_response: secret } })],
  ['a nested card', (log, secret) => log.info({ a: { b: [{ card: { number: secret, holder: 'x' } }] } })],
  ['a card number', (log, secret) => log.info({ cardNumber: secret, card_cvc: secret, cvc: secret })],
  ['a client secret', (log, secret) => log.info({ settings: { stripe: { client_secret: secret } } })],
  ['a deep token', (log, secret) => log.info({ a: { b: { c: { d: { e: { apiToken: secret } } } } } })],
  ['a map', (log, secret) => log.info({ headers: new Map([['x-auth-token', secret]]) })],
  ['a query string', (log, secret) => log.info({ url: `/login?next=%2F&token=${secret}&x=1` })],
  ['an OAuth code', (log, secret) => log.info({ url: `/callback?code=${secret}&scope=a` })],
  ['an api_token query', (log, secret) => log.info(`GET /api/v1/user?api_token=${secret} took 3 ms`)],
  [
    'a signature',
    (log, secret) => log.info('fetching https://files.example/a.png?X-Amz-Signature=%s', secret),
  ],
  ['an encoded query', (log, secret) => log.info({ url: `/login?redirect=%2Fa%3Ftoken%3D${secret}` })],
  ['a fragment', (log, secret) => log.info({ url: `https://a.example/#access_token=${secret}` })],
  [
    'an error message',
    (log, secret) => log.error(new Error(`GET https://p.example/api?key=${secret} failed`)),
  ],
  ['an error field', (log, secret) => log.error({ err: Object.assign(new Error('no'), { token: secret }) })],
  [
    'an error cause',
    (log, secret) =>
      log.error(
        { err: new Error('no', { cause: new Error(`connect postgres://me:${secret}@db:5432/x`) }) },
        'x',
      ),
  ],
  ['a mail server address', (log, secret) => log.warn(`cannot reach smtp://me:${secret}@mail.example:587`)],
  ['an authorization text', (log, secret) => log.warn(`sent "Authorization: Bearer ${secret}"`)],
  [
    'a JSON text',
    (log, secret) => log.warn({ reply: JSON.stringify({ error: 'x', api_key: `a"${secret}` }) }),
  ],
  ['a form text', (log, secret) => log.warn({ sent: `password=${secret}&email=a%40b.example` })],
  ['a child binding', (log, secret) => log.child({ refreshToken: secret }).info('hello')],
  [
    'an object with toJSON',
    (log, secret) => log.info({ user: { toJSON: () => ({ passwordHash: secret }) } }),
  ],
];

test.each(planted)('a secret in %s stays out of the log', (_place, plant) => {
  const { log, lines } = capture();
  plant(log, 'S3CR3T-7h15-15');
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain('S3CR3T');
  expect(lines[0]).toContain('[redacted]');
  expect(() => JSON.parse(String(lines[0]))).not.toThrow();
});

test('what is not secret stays readable', () => {
  const { log, lines } = capture();
  log.info(
    { code: 'ECONNREFUSED', discard: 1, panelId: 5n, when: new Date(0), keyword: 'k' },
    'order placed',
  );
  expect(JSON.parse(String(lines[0]))).toMatchObject({
    code: 'ECONNREFUSED',
    discard: 1,
    panelId: '5',
    when: '1970-01-01T00:00:00.000Z',
    keyword: 'k',
    msg: 'order placed',
  });
});

test('an error keeps its type, message and stack', () => {
  const { log, lines } = capture();
  log.error(new TypeError('no such thing'));
  const { err } = JSON.parse(String(lines[0]));
  expect(err).toMatchObject({ type: 'TypeError', message: 'no such thing' });
  expect(err.stack).toContain('log-redaction.test.ts');
});

test("a server's own request log hides the query's token and reads no headers", async () => {
  const { log, lines } = capture();
  const server = fastify({ loggerInstance: log });
  server.get('/login', (request) => {
    request.log.info({ req: request, query: request.query }, 'asked');
    return 'ok';
  });
  await server.inject({
    url: '/login?token=S3CR3T-query',
    headers: { authorization: 'Bearer S3CR3T-header' },
  });
  await server.close();
  expect(lines.join('')).toContain('"url":"/login?…"');
  expect(lines.join('')).not.toContain('S3CR3T');
});

test('a value that contains itself, and one that is huge, are cut', () => {
  const circle: Record<string, unknown> = { name: 'circle' };
  circle.self = circle;
  circle.others = [circle, circle, circle];
  expect(JSON.stringify(redact(circle)).length).toBeLessThan(200_000);
  const many = Array.from({ length: 100_000 }, () => ({ token: 'S3CR3T' }));
  expect(JSON.stringify(redact(many))).not.toContain('S3CR3T');
});
