import { expect, test } from 'vitest';
import { providerRefusal } from './provider-refusal.ts';

test.each([
  ['Not enough funds on balance', 'funds'],
  ['neworder.error.not_enough_funds', 'funds'],
  ['You have active order with this link. Please wait until order being completed.', 'retry_later'],
  ['neworder.error.link_duplicate', 'retry_later'],
  ['Invalid API key', 'operator'],
  ['Incorrect service ID', 'operator'],
  ['error.incorrect_service_id', 'operator'],
  ['Bad link', 'customer'],
  ['neworder.error.link', 'customer'],
  ['Quantity less than minimal 100', 'customer'],
  ['neworder.error.max_quantity', 'customer'],
  ['Der Server hat keine Lust', 'other'],
])('%s is a matter of %s', (text, matter) => {
  expect(providerRefusal(text)).toBe(matter);
});
