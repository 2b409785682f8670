import { expect, test } from 'vitest';
import { providerSubscription } from './provider-subscription.ts';

const wanted = {
  link: 'https://photos.example/@some.body/',
  quantity: 500n,
  delayMinutes: 12,
  posts: 7,
  expiresAt: new Date('2026-03-09T23:00:00Z'),
};

test('in the words of the wire', () =>
  expect(providerSubscription(wanted)).toEqual({
    username: 'some.body',
    min: '500',
    max: '500',
    posts: '7',
    delay: '15',
    expiry: '09/03/2026',
  }));

test.each([
  [0, '0'],
  [31, '60'],
  [90, '90'],
  [10_000, '90'],
])('%s minutes are %s there', (delayMinutes, delay) =>
  expect(providerSubscription({ ...wanted, delayMinutes, expiresAt: null })).toMatchObject({ delay }),
);
