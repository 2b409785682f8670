import { expect, test } from 'vitest';
import { providerStatus } from './provider-status.ts';

test.each([
  ['Pending', 'pending'],
  ['In progress', 'in_progress'],
  ['Inprogress', 'in_progress'],
  ['in_progress', 'in_progress'],
  ['PROCESSING', 'processing'],
  ['Completed', 'completed'],
  ['Partial', 'partial'],
  ['Cancelled', 'canceled'],
  ['Refunded', 'canceled'],
  ['Awaiting', 'pending'],
])('%s means %s', (text, status) => {
  expect(providerStatus(text)).toBe(status);
});

test.each(['', 'constructor', 'toString', 'shipped'])('%j means nothing', (text) => {
  expect(providerStatus(text)).toBeUndefined();
});
