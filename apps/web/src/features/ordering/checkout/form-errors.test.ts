import { ApiError } from '@marquee/contract/client.ts';
import { expect, test } from 'vitest';
import { isErrorInForm, listMessages, mapErrors } from './form-errors.ts';

test('fields of lines and of the form get the names that the form uses', () => {
  const errors = mapErrors({
    'orders.0.url': ['bad link'],
    'orders1.url': ['bad link too'],
    'services.2.quantity': ['too small'],
    'orders.2.drip_feed.minutes_between_runs': ['too few'],
    'orders.2.targetable_values.0.values': ['too long'],
    coupon_code: ['no'],
    recurring_payments_method_id: ['not this card'],
    email: ['who are you?'],
  });
  expect(Object.fromEntries(errors.lines)).toEqual({
    0: { url: 'bad link' },
    1: { url: 'bad link too' },
    2: { quantity: 'too small', dripFeedMinutes: 'too few', targetableValues: 'too long' },
  });
  expect(errors).toMatchObject({ coupon: 'no', paymentMethodId: 'not this card', email: 'who are you?' });
  expect(errors.rest).toEqual([]);
});

test('what has no field of its own is told as a whole, every message of it', () => {
  expect(mapErrors({ total: ['too little', 'really'] }).rest).toEqual(['too little', 'really']);
});

test('names of the call do not leak into the words', () => {
  expect(mapErrors({ other: ['orders.0.drip_feed.runs and seo_keyword'] }).rest).toEqual([
    'runs and keywords',
  ]);
});

const text = ({ message }: Error) => `in words: ${message}`;

test('a refused order is told with all its reasons, each once, and not twice what stands beside', () => {
  const errors = { 'orders.0.url': ['bad link', 'worse'], 'orders.1.url': ['bad link'], email: ['who?'] };
  const message = 'Sent data is invalid';
  expect(listMessages(new ApiError(422, { message, errors }), text)).toEqual(['bad link', 'worse']);
  expect(listMessages(new ApiError(422, { message, errors: { email: ['who?'] } }), text)).toEqual([]);
  expect(listMessages(new ApiError(503, { message: 'Busy' }), text)).toEqual(['in words: Busy']);
  expect(listMessages(new TypeError('no network'), text)).toEqual(['in words: no network']);
});

test('a balance that is too low is told alone', () => {
  const errors = { 'orders.0.url': ['bad link'], balance: ['Not enough', 'at all'] };
  expect(listMessages(new ApiError(422, { message: 'No', errors }), text)).toEqual(['Not enough']);
});

test.each([
  [{ email: ['x'] }, false],
  [{ coupon_code: ['x'] }, false],
  [{ payment_method_id: ['x'] }, true],
  [{ 'orders.0.url': ['x'] }, true],
  [{ total: ['x'] }, true],
])('%j is in the form: %s', (fields, expected) => {
  expect(isErrorInForm(mapErrors(fields))).toBe(expected);
});
