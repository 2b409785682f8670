import { expect, test } from 'vitest';
import { cookieValues, ownCookieName } from './own-cookies.ts';

test.each([
  ['https', 'panel.example', '__Host-X'],
  ['http', 'localhost', '__Host-X'],
  ['http', 'second.localhost', '__Host-X'],
  // Browsers accept no `__Host-` cookie there.
  ['http', 'panel.example', 'X'],
  ['http', 'notlocalhost', 'X'],
  ['http', 'localhost.example', 'X'],
])('over %s at %s the name is right', (protocol, siteHost, name) => {
  expect(
    ownCookieName({ protocol: protocol === 'https' ? 'https' : 'http', siteHost, headers: {} }, 'X'),
  ).toBe(name);
});

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
test.each([
  [`${webkit} Version/18.1 Safari/605.1.15`, 'http', 'X'],
  [`${webkit} Version/18.1 Safari/605.1.15`, 'https', '__Host-X'],
  [`${webkit} Chrome/140.0.0.0 Safari/537.36`, 'http', '__Host-X'],
])('%s at %s://localhost gets a name that it keeps', (userAgent, protocol, name) => {
  const request = {
    protocol: protocol === 'https' ? 'https' : 'http',
    siteHost: 'localhost',
    headers: { 'user-agent': userAgent },
  } as const;
  expect(ownCookieName(request, 'X')).toBe(name);
});

test('every value of a name is found, and no other name', () => {
  const headers = { cookie: 'A=1; AA=2; A=3;A=; B=A=4' };
  expect(cookieValues({ headers }, 'A')).toEqual(['1', '3', '']);
  expect(cookieValues({ headers: {} }, 'A')).toEqual([]);
});
