import { expect, test } from 'vitest';
import { seal, unseal } from './sealed-text.ts';
import { createSecretKeys } from './secret-keys.ts';

const keys = createSecretKeys('one installation');

test('what was sealed opens again, and no seal looks like another', () => {
  const sealed = seal(keys, 'provider.key', 'пароль 🔑');
  expect(unseal(keys, 'provider.key', sealed)).toBe('пароль 🔑');
  expect(seal(keys, 'provider.key', 'пароль 🔑').equals(sealed)).toBe(false);
  expect(sealed.includes(Buffer.from('пароль'))).toBe(false);
});

test('a changed byte, another purpose or another installation opens nothing', () => {
  const sealed = seal(keys, 'provider.key', 'secret');
  const changed = Buffer.from(sealed);
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
  expect(() => unseal(keys, 'provider.key', changed)).toThrow();
  expect(() => unseal(keys, 'account.seed', sealed)).toThrow();
  expect(() => unseal(createSecretKeys('another'), 'provider.key', sealed)).toThrow();
});
