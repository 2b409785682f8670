import { expect, test } from 'vitest';
import { addTexts } from './add-texts.ts';

test('every decimal counts', () => {
  expect(addTexts(['19.5', '0.00000001', '0.1', '0.2'])).toBe('19.80000001');
  expect(addTexts([])).toBe('0');
});
