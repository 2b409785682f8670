import { parseMoney, zero } from '@marquee/domain/money/money.ts';
import { expect, test } from 'vitest';
import { paymentParts } from './payment-parts.ts';
import type { WayToPay } from './ways-to-pay.ts';

const usd = (text: string) => parseMoney(text) ?? zero;
const way: WayToPay = {
  key: 'method-1',
  id: 1,
  name: 'Card',
  icon: null,
  description: '',
  information: undefined,
  flow: 'redirect',
  acceptsRestricted: true,
  minAmount: usd('1'),
  maxAmount: usd('100'),
  feeFraction: 0.025,
  rewardFraction: 0,
  chargeCurrency: 'USD',
  areTermsKnown: true,
};

const purse = { balance: '0', rublesPerDollar: '92.5' };

test('a gateway asks for its fee on top, rounded up', () => {
  expect(paymentParts(way, '3.00000001', { ...purse, balance: '0' })).toEqual({
    beforeFee: '3.00000001',
    fee: '0.07500001',
    total: '3.07500002',
    paid: '3.08',
    charge: { currency: 'USD', amount: '3.08', rate: null },
    lacking: '0',
    toBalance: '0',
  });
});

test('a gateway in rubles charges whole kopecks at the panel’s rate', () => {
  expect(paymentParts({ ...way, feeFraction: 0, chargeCurrency: 'RUB' }, '3.0001', purse)).toMatchObject({
    total: '3.0001',
    paid: '3.0001081',
    charge: { currency: 'RUB', amount: '277.51', rate: '92.5' },
  });
});

test('the balance takes no fee and says what it lacks', () => {
  const balance = { ...way, flow: 'balance' as const };
  expect(paymentParts(balance, '3', { ...purse, balance: '1.5' })).toMatchObject({
    fee: '0',
    total: '3',
    paid: '3',
    lacking: '1.5',
  });
  expect(paymentParts(balance, '3', { ...purse, balance: '3' })).toMatchObject({ lacking: '0' });
  // Whole cents, because a gateway takes nothing smaller.
  expect(paymentParts(balance, '3.00123', { ...purse, balance: '3' })).toMatchObject({ lacking: '0.01' });
});

test('limits of a method are named', () => {
  expect(paymentParts(way, '0.99', { ...purse, balance: '0' })).toMatchObject({ tooSmall: '1' });
  expect(paymentParts(way, '100.01', { ...purse, balance: '0' })).toMatchObject({ tooBig: '100' });
});

test('nothing to pay is nothing for a gateway', () => {
  expect(paymentParts(way, '0', { ...purse, balance: '0' })).toMatchObject({ tooSmall: '1' });
  expect(paymentParts({ ...way, minAmount: zero }, '0', purse)).toMatchObject({ tooSmall: '0.01' });
});

test('paying the minimum takes the fee on all of it and keeps the rest', () => {
  expect(paymentParts(way, '0.4', { ...purse, paysMinimum: true })).toEqual({
    beforeFee: '1',
    fee: '0.025',
    total: '1.025',
    paid: '1.03',
    charge: { currency: 'USD', amount: '1.03', rate: null },
    lacking: '0',
    toBalance: '0.6',
  });
  expect(paymentParts(way, '3', { ...purse, paysMinimum: true })).toMatchObject({
    total: '3.075',
    toBalance: '0',
  });
});
