import { paymentStrategies } from '@marquee/contract/payment-methods.ts';
import { expect, test } from 'vitest';
import { capabilitiesOf } from './registry.ts';

test('a restricted service is paid neither from the balance nor at Stripe', () => {
  const refused = paymentStrategies.filter((strategy) => !capabilitiesOf(strategy).acceptsRestricted);
  expect(refused).toEqual(['balance', 'stripe_checkout']);
});

test.each(['paypal', '', 'toString', '__proto__'])(
  'a strategy that nobody declared (%j) can do nothing',
  (strategy) => {
    expect(capabilitiesOf(strategy)).toMatchObject({
      acceptsRestricted: false,
      recurring: false,
      refund: 'none',
    });
  },
);
