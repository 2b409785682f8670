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
  ['/de//evil.example', 'en', undefined, '/de//evil.example'],
] as const)('%s with cookie %s and browser %s goes to %s', (url, cookie, acceptLanguage, expected) => {
  const target = localeRedirect({ url, cookie, acceptLanguage });
  if (url.includes('evil')) expect(target ?? '/').not.toMatch(/^\/\//);
  else expect(target).toBe(expected);
});
