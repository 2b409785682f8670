import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 'short'],
  ['abc', 'short'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['12345678', 'weak'],
  ['hgfedcba', 'weak'],
  ['kitchen7', 'weak'],
  ['Kitchen-7', 'good'],
  ['correct horse battery', 'strong'],
  ['пять синих китов', 'strong'],
] as const)('%j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
