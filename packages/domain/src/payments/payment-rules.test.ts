import { describe, expect, test } from 'vitest';
import { parseMoney, zero } from '../money/money.ts';
import { paymentFlows } from './payment-capabilities.ts';
import type { PaymentPurpose } from './payment-purposes.ts';
import {
  type Bill,
  fieldCodes,
  methodForCard,
  offerRefusal,
  type PaymentOption,
  paymentRefusal,
  requiresPayerAction,
} from './payment-rules.ts';

const usd = (text: string) => parseMoney(text) ?? zero;

describe('a method is offered', () => {
  const purposes = new Set<PaymentPurpose>(['checkout', 'order_widget']);
  const gateway = { flow: 'redirect', purposes, isReady: true, countries: null } as const;
  const german = { ...gateway, countries: ['DE', 'AT'] };
  const balance = { ...gateway, flow: 'balance' } as const;
  const user = { purpose: 'checkout', hasAccount: true } as const;

  test.each([
    ['for what it is meant for', gateway, user, undefined],
    ['to guests too', gateway, { ...user, hasAccount: false }, undefined],
    ['not for another purpose', gateway, { ...user, purpose: 'add_funds' }, 'not_offered'],
    ['not while something it needs is missing', { ...gateway, isReady: false }, user, 'not_offered'],
    ['in its countries', german, { ...user, country: 'AT' }, undefined],
    ['not in others', german, { ...user, country: 'FR' }, 'not_offered'],
    ['to whom nobody can place', german, user, undefined],
    ['as the balance to who has one', balance, user, undefined],
    ['as the balance not to a guest', balance, { ...user, hasAccount: false }, 'needs_account'],
    ['as the balance not in a widget', balance, { ...user, purpose: 'order_widget' }, 'not_offered'],
  ] as const)('%s', (_name, method, request, reason) => {
    expect(offerRefusal(method, request)?.reason).toBe(reason);
  });
});

describe('a way of paying', () => {
  const gateway: PaymentOption = {
    flow: 'redirect',
    acceptsRestricted: true,
    minAmount: usd('1'),
    maxAmount: usd('100'),
  };
  const card: PaymentOption = { ...gateway, flow: 'linked_card', isExpired: false };
  const balance: PaymentOption = { ...gateway, flow: 'balance', acceptsRestricted: false };
  const bill: Bill = { isRestricted: false, hasAccount: true, amount: usd('10'), mayBeFree: true };

  test.each([
    ['is open', gateway, {}, undefined],
    ['is open at its minimum', gateway, { amount: usd('1') }, undefined],
    ['is open at its maximum', gateway, { amount: usd('100') }, undefined],
    ['is shut below', gateway, { amount: usd('0.99999999') }, { reason: 'below_minimum', limit: usd('1') }],
    [
      'is shut above',
      gateway,
      { amount: usd('100.00000001') },
      { reason: 'above_maximum', limit: usd('100') },
    ],
    [
      'without a maximum takes anything',
      { ...gateway, maxAmount: null },
      { amount: usd('1000000') },
      undefined,
    ],
    ['is open while the amount is not known', gateway, { amount: undefined }, undefined],
    ['is open for orders that cost nothing', gateway, { amount: zero }, undefined],
    [
      'is shut for an invoice over nothing',
      gateway,
      { amount: zero, mayBeFree: false },
      { reason: 'nothing_to_pay', limit: usd('1') },
    ],
    [
      'names a cent where it has no minimum',
      { ...gateway, minAmount: zero },
      { amount: zero, mayBeFree: false },
      { reason: 'nothing_to_pay', limit: usd('0.01') },
    ],
    ['is open to guests', gateway, { hasAccount: false }, undefined],
    ['as a card is open', card, {}, undefined],
    ['as a card has its limits', card, { amount: usd('0.5') }, { reason: 'below_minimum', limit: usd('1') }],
    ['as a card is not for guests', card, { hasAccount: false }, { reason: 'needs_account' }],
    ['as a card that has run out is shut', { ...card, isExpired: true }, {}, { reason: 'card_expired' }],
    ['pays for restricted services if it says so', gateway, { isRestricted: true }, undefined],
    [
      'does not if it does not',
      { ...gateway, acceptsRestricted: false },
      { isRestricted: true },
      { reason: 'restricted_service' },
    ],
    [
      'does not even where there is nothing to pay',
      { ...gateway, acceptsRestricted: false },
      { isRestricted: true, amount: zero },
      { reason: 'restricted_service' },
    ],
    ['as the balance is spent in any portion', balance, { amount: usd('0.5') }, undefined],
    ['as the balance pays for nothing, too', balance, { amount: zero, mayBeFree: false }, undefined],
    ['as the balance is not for guests', balance, { hasAccount: false }, { reason: 'needs_account' }],
    [
      'as the balance is shut for restricted services',
      balance,
      { isRestricted: true },
      { reason: 'restricted_service' },
    ],
  ] as const)('%s', (_name, way, changes, refusal) => {
    expect(paymentRefusal(way, { ...bill, ...changes })).toEqual(refusal);
  });

  test('is refused under today’s field codes', () => {
    expect(fieldCodes).toEqual({
      not_offered: 'invalid',
      needs_account: 'invalid',
      card_expired: 'invalid',
      restricted_service: 'method_not_for_service',
      nothing_to_pay: 'too_small',
      below_minimum: 'too_small',
      above_maximum: 'too_big',
    });
  });
});

test('the balance and a linked card are charged; with all others somebody goes on to pay', () => {
  expect(paymentFlows.filter((flow) => !requiresPayerAction(flow))).toEqual(['balance', 'linked_card']);
});

test('a card is charged on the terms for all cards, or those of the method that keeps it', () => {
  const keeper = { id: 3, flow: 'redirect' } as const;
  const forCards = { id: 4, flow: 'linked_card' } as const;
  expect(methodForCard([keeper], 3)).toBe(keeper);
  expect(methodForCard([keeper, forCards], 3)).toBe(forCards);
  expect(methodForCard([keeper], 5)).toBeUndefined();
});
