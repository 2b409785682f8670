import type { PaymentMethodView } from '@marquee/contract/payment-methods.ts';
import { expect, test } from 'vitest';
import { paymentParts } from './payment-parts.ts';

const method: PaymentMethodView = {
  id: 1,
  name: 'Card',
  strategy: 'sandbox',
  flow: 'redirect',
  accepts_restricted: true,
  description: '',
  additional_information: '',
  comments: '',
  icon: null,
  fee_percent: 0.025,
  reward_percent: 0,
  min_amount: '1',
  max_amount: '100',
  charge_currency: 'USD',
  charge_type: 'one_time',
  payment_method_bonuses: [],
  public_fields: { qr_code: false, is_user_comment: false },
};

test('a gateway asks for its fee on top, rounded up', () => {
  expect(paymentParts(method, '3.00000001', '0')).toEqual({
    fee: '0.07500001',
    total: '3.07500002',
    lacking: '0',
  });
});

test('the balance takes no fee and says what it lacks', () => {
  const balance = { ...method, strategy: 'balance' as const };
  expect(paymentParts(balance, '3', '1.5')).toEqual({ fee: '0', total: '3', lacking: '1.5' });
  expect(paymentParts(balance, '3', '3')).toMatchObject({ lacking: '0' });
  // As much as can be added: a gateway takes whole cents.
  expect(paymentParts(balance, '3.00123', '3')).toMatchObject({ lacking: '0.01' });
});

test('limits of a method are named', () => {
  expect(paymentParts(method, '0.99', '0')).toMatchObject({ tooSmall: '1' });
  expect(paymentParts(method, '100.01', '0')).toMatchObject({ tooBig: '100' });
});
