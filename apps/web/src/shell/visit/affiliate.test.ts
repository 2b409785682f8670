import { describe, expect, it } from 'vitest';
import { readAffiliateCodes, withReferral } from './affiliate.ts';

describe('the affiliate cookie', () => {
  it.each([
    [[], 'anna', ['anna']],
    [['anna'], 'boris', ['anna', 'boris']],
    [['anna', 'boris'], 'anna', ['anna', 'boris']],
    [['anna'], ' anna ', ['anna']],
    [['anna'], '<script>', ['anna']],
    [['anna'], '', ['anna']],
  ])('%j with %j holds %j', (codes, code, expected) => {
    expect(withReferral(codes, code)).toEqual(expected);
  });

  it('keeps the first twenty', () => {
    const codes = Array.from({ length: 20 }, (_, index) => `code-${index}`);
    expect(withReferral(codes, 'latest')).toEqual(codes);
  });

  it.each([
    ['affiliate=%5B%22anna%22%5D', ['anna']],
    ['theme=dark; affiliate=%5B%22a%22%2C7%5D', ['a']],
    ['affiliate=broken', []],
    ['', []],
  ])('reads %j as %j', (header, expected) => {
    expect(readAffiliateCodes(header)).toEqual(expected);
  });
});
