import { describe, expect, it } from 'vitest';
import { moneyText } from './money-text.ts';

describe('moneyText', () => {
  it.each([
    ['', ''],
    ['12', '12'],
    ['12.5', '12.5'],
    ['12,5', '12.5'],
    ['12.', '12.'],
    ['.5', '0.5'],
    ['$1 234.50', '1234.50'],
    ['1,234.50', '1234.50'],
    ['1.234,50', '1234.50'],
    ['1.234.567', '1234567'],
    ['-3e5abc', '35'],
    ['0.123456789', '0.12345678'],
  ])('lets %j stand as %j', (typed, shown) => {
    expect(moneyText(typed)).toBe(shown);
  });

  it('leaves its own result alone', () => {
    for (const typed of ['1,234.5', '.7', '12.', '1 000']) {
      expect(moneyText(moneyText(typed))).toBe(moneyText(typed));
    }
  });
});
