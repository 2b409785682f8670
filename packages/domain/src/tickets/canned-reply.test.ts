import { expect, test } from 'vitest';
import { fillReply, leftPlaceholder, unknownPlaceholder } from './canned-reply.ts';

test('placeholders become what they stand for; what is not known stays to be seen', () => {
  const text = 'Hello {customer}, order { order } of {panel} is late. {customer}!';
  expect(fillReply(text, { customer: 'Kim {order}', panel: 'Marquee' })).toBe(
    'Hello Kim {order}, order { order } of Marquee is late. Kim {order}!',
  );
});

test.each([
  ['Hello {customer}', undefined],
  ['Hello {costumer}', 'costumer'],
  ['{order} and {first name}', 'first name'],
  ['Use {} or { 1 }', undefined],
])('%s: %s is no placeholder', (text, expected) => {
  expect(unknownPlaceholder(text)).toBe(expected);
});

test('an answer with a placeholder in it is not ready', () => {
  expect(leftPlaceholder('Your {brand} order {order}')).toBe('order');
  expect(leftPlaceholder('All {done}')).toBeUndefined();
});
