import { parseMoney, zero } from '@marquee/domain/money/money.ts';
import { expect, test } from 'vitest';
import type { WayToPay } from '../../../product/payments/ways-to-pay.ts';
import { paymentParts } from './payment-parts.ts';

const usd = (text: string) => parseMoney(text) ?? zero;
const way: WayToPay = {
  key: 'method-1',
  id: 1,
  name: 'Card',
  icon: null,
  flow: 'redirect',
  acceptsRestricted: true,
  minAmount: usd('1'),
  maxAmount: usd('100'),
  feeFraction: 0.025,
  rewardFraction: 0,
  areTermsKnown: true,
};

test('a gateway asks for its fee on top, rounded up', () => {
  expect(paymentParts(way, '3.00000001', '0')).toEqual({
    fee: '0.07500001',
    total: '3.07500002',
    lacking: '0',
    toBalance: '0',
  });
});

test('the balance takes no fee and says what it lacks', () => {
  const balance = { ...way, flow: 'balance' as const };
  expect(paymentParts(balance, '3', '1.5')).toMatchObject({ fee: '0', total: '3', lacking: '1.5' });
  expect(paymentParts(balance, '3', '3')).toMatchObject({ lacking: '0' });
  // Whole cents, because a gateway takes nothing smaller.
  expect(paymentParts(balance, '3.00123', '3')).toMatchObject({ lacking: '0.01' });
});

test('limits of a method are named', () => {
  expect(paymentParts(way, '0.99', '0')).toMatchObject({ tooSmall: '1' });
  expect(paymentParts(way, '100.01', '0')).toMatchObject({ tooBig: '100' });
});

test('nothing to pay is nothing for a gateway', () => {
  expect(paymentParts(way, '0', '0')).toMatchObject({ tooSmall: '1' });
  expect(paymentParts({ ...way, minAmount: zero }, '0', '0')).toMatchObject({ tooSmall: '0.01' });
});

test('paying the minimum takes the fee on all of it and keeps the rest', () => {
  expect(paymentParts(way, '0.4', '0', true)).toEqual({
    fee: '0.025',
    total: '1.025',
    lacking: '0',
    toBalance: '0.6',
  });
  expect(paymentParts(way, '3', '0', true)).toMatchObject({ total: '3.075', toBalance: '0' });
});
