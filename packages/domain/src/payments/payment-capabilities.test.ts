import { expect, test } from 'vitest';
import { refundsAtGateway } from './payment-capabilities.ts';

test.each([
  ['none', 20n, false],
  ['none', 5n, false],
  ['whole', 20n, true],
  ['whole', 5n, false],
  ['part', 20n, true],
  ['part', 5n, true],
] as const)('a gateway that refunds "%s" is asked for %s of 20: %s', (refund, units, isAsked) => {
  expect(refundsAtGateway({ refund }, { units, charged: 20n })).toBe(isAsked);
});
