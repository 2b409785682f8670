import { expect, test } from 'vitest';
import { channelAddress, endOfDay, providerSubscription } from './provider-subscription.ts';

const request = {
  link: 'https://photos.example/@some.body/',
  quantity: 500n,
  delayMinutes: 12,
  posts: 7,
  oldPosts: 0,
  expiresAt: new Date('2026-03-09T23:00:00Z'),
};

test('in the words of the wire', () =>
  expect(providerSubscription(request)).toEqual({
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
  expect(providerSubscription({ ...request, delayMinutes, expiresAt: null })).toMatchObject({ delay }),
);

test('old publications are asked for where there are any', () =>
  expect(providerSubscription({ ...request, oldPosts: 3 })).toMatchObject({ posts: '7', old_posts: '3' }));

test.each([
  ['https://photos.example/@you', 'some.body', 'https://photos.example/@some.body'],
  ['https://photos.example/you/', '@somebody', 'https://photos.example/somebody'],
  ['https://photos.example/c/you?tab=1', 'a/../b', 'https://photos.example/c/a%2F..%2Fb'],
  ['https://photos.example/', 'somebody', undefined],
  ['no address', 'somebody', undefined],
])('as %s is written, %s is %s', (example, name, address) =>
  expect(channelAddress(example, name)).toBe(address),
);

test.each([
  ['9/3/2026', '2026-03-09T23:59:59.000Z'],
  ['29/02/2028', '2028-02-29T23:59:59.000Z'],
  ['29/02/2026', undefined],
  ['12/31/2026', undefined],
  ['2026-03-09', undefined],
  ['9/3/26', undefined],
  ['0/3/2026', undefined],
])('%s ends at %s', (text, end) => expect(endOfDay(text)?.toISOString()).toBe(end));
