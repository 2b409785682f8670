import type { Endpoint } from '@marquee/contract/endpoint.ts';
import { endpoints } from '@marquee/contract/registry.ts';
import { expect, test } from 'vitest';
import { features } from './features.ts';
import { testApp } from './testing/test-app.ts';
import { testDatabase } from './testing/test-database.ts';

const { call, lines } = await testApp(await testDatabase());
const secret = 'S3CR3T-aB9xK2mPq7Lw4Zr1';
const secretNames = [
  'token',
  'code',
  'key',
  'signature',
  'secret',
  'password',
  'email',
  'redirect',
  'state',
  'x',
];

test('no token in a path, query or header of any route reaches the log', async () => {
  const paths = [
    ...Object.values<Endpoint>(endpoints).map(({ method, path }) => ({ method, path })),
    ...features.flatMap(({ files = [], externalRoutes = [] }) =>
      [...files, ...externalRoutes].map(({ path }) => ({ method: 'GET' as const, path })),
    ),
    ...['/login', '/email/verify', '/password/reset', '/unknown'].map((path) => ({
      method: 'GET' as const,
      path: `${path}/{token}`,
    })),
  ];
  const query = secretNames.map((name) => `${name}=${secret}`).join('&');
  for (const { method, path } of paths) {
    const filled = path.replace(/\{\w+\}|:\w+/g, secret);
    await call(`${filled}?${query}`, {
      method,
      headers: {
        referer: `http://localhost/login?token=${secret}`,
        authorization: `Bearer ${secret}`,
        cookie: `AUTH_TOKEN=${secret}; __Host-REFRESH_TOKEN=${secret}`,
        'user-agent': secret,
      },
    });
  }
  expect(lines.length).toBeGreaterThan(paths.length / 2);
  expect(lines.filter((line) => JSON.stringify(line).includes('S3CR3T'))).toEqual([]);
});
