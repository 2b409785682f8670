import { expect, test } from 'vitest';
import { closedCookie, installKind } from './install-kind.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1';
const ipad =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15';
const chrome = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36';

const visit = (changes: Partial<Parameters<typeof installKind>[0]> = {}) =>
  installKind({
    installed: false,
    canInstall: false,
    userAgent: chrome,
    touchPoints: 5,
    hostname: 'panel.example',
    cookies: new Map(),
    ...changes,
  });

test('nobody is asked who has the app, has said no, or whose browser cannot install', () => {
  expect(visit()).toBeUndefined();
  expect(visit({ canInstall: true, installed: true })).toBeUndefined();
  expect(visit({ canInstall: true, cookies: new Map([[closedCookie, '1']]) })).toBeUndefined();
  expect(visit({ userAgent: iphone, installed: true })).toBeUndefined();
});

test('iPhones and iPads get words, but not in Chrome, which cannot add to the home screen', () => {
  expect(visit({ userAgent: iphone })).toBe('ios');
  expect(visit({ userAgent: ipad, touchPoints: 5 })).toBe('ios');
  expect(visit({ userAgent: ipad, touchPoints: 0 })).toBeUndefined();
  expect(visit({ userAgent: iphone.replace('Version/17.5', 'CriOS/126.0') })).toBeUndefined();
});

test('the variant follows the host name, unless an experiment says otherwise', () => {
  expect(visit({ canInstall: true, hostname: 'b' })).toBe('banner');
  expect(visit({ canInstall: true, hostname: 'a' })).toBe('card');
  const experiment = (variant: string) => new Map([['installPromptVariant', variant]]);
  expect(visit({ canInstall: true, hostname: 'a', cookies: experiment('banner') })).toBe('banner');
  expect(visit({ canInstall: true, hostname: 'b', cookies: experiment('card') })).toBe('card');
  expect(visit({ canInstall: true, hostname: 'b', cookies: experiment('other') })).toBe('banner');
});
