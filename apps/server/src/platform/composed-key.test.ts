import fc from 'fast-check';
import { expect, test } from 'vitest';
import { composedKey } from './composed-key.ts';

const part = fc.option(fc.string({ unit: fc.constantFrom('a', ' ', ':', '"', ',', '\\', '[', ']', '\0') }), {
  nil: undefined,
});

test('different parts never make the same key', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), fc.array(part, { maxLength: 4 }), (one, other) => {
      const isSame = one.length === other.length && one.every((value, index) => value === other[index]);
      expect(composedKey(...one) === composedKey(...other)).toBe(isSame);
    }),
    { numRuns: 2000 },
  );
});

test('a missing part is not the text that names it', () => {
  expect(composedKey(undefined)).not.toBe(composedKey('undefined'));
  expect(composedKey(undefined)).not.toBe(composedKey('null'));
  expect(composedKey(5n, 'a')).toBe(composedKey('5', 'a'));
});
