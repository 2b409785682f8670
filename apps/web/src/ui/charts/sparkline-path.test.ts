import { describe, expect, it } from 'vitest';
import { sparklinePath } from './sparkline-path.ts';

describe('sparklinePath', () => {
  it('puts the highest value at the top and spreads the points over the width', () => {
    expect(sparklinePath([0, 10, 5], 100, 20)).toBe('M0.0 20.0L50.0 0.0L100.0 10.0');
  });
  it('draws a flat middle line for one value or equal values', () => {
    expect(sparklinePath([7], 100, 20)).toBe('M0.0 10.0L100.0 10.0');
    expect(sparklinePath([3, 3], 100, 20)).toBe('M0.0 10.0L100.0 10.0');
  });
  it('draws nothing for nothing', () => {
    expect(sparklinePath([], 100, 20)).toBe('');
  });
});
