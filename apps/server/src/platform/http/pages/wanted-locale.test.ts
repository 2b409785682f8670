import { expect, it } from 'vitest';
import { localeRedirect } from './wanted-locale.ts';

it.each([
  ['/', undefined, undefined, undefined],
  ['/', undefined, 'en-GB,en;q=0.9', undefined],
  ['/', undefined, 'de-AT,de;q=0.9,en;q=0.5', '/de'],
  ['/services?sort=price_asc', undefined, 'ja', '/ja/services?sort=price_asc'],
  ['/de', undefined, 'ja', undefined],
  ['/', 'ru', 'de', '/ru'],
  ['/de/services?x=1', 'ru', undefined, '/ru/services?x=1'],
  ['/de/services', 'en', 'de', '/services'],
  ['/de', 'de', 'ja', undefined],
  ['/', 'xx', 'pt-BR', '/pt_BR'],
] as const)('%s with cookie %s and browser %s goes to %s', (url, cookie, acceptLanguage, expected) => {
  expect(localeRedirect({ url, cookie, acceptLanguage })).toBe(expected);
});

it.each([
  '//evil.example/',
  '///evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'http://evil.example/',
  '/de//evil.example',
  '/de/\\evil.example',
])('never leads to another site: %j', (url) => {
  for (const [cookie, acceptLanguage] of [
    [undefined, 'de'],
    ['fr', undefined],
    ['en', 'de'],
  ]) {
    const target = localeRedirect({ url, cookie, acceptLanguage }) ?? '/';
    expect(new URL(target, 'https://panel.example').origin).toBe('https://panel.example');
  }
});
