import { expect, test } from 'vitest';
import { isWebhookGivenUp, webhookAddress, webhookRetryDelay } from './webhook.ts';

test.each([
  ['https://shop.example/hook', 'https://shop.example/hook'],
  [' https://SHOP.example/Hook?a=1#top ', 'https://shop.example/Hook?a=1'],
  ['https://shop.example:8443/hook', 'https://shop.example:8443/hook'],
  ['http://localhost:4000/hook', 'http://localhost:4000/hook'],
  ['http://shop.example/hook', undefined],
  ['http://127.0.0.1.shop.example/', undefined],
  ['https://me:secret@shop.example/', undefined],
  ['ftp://shop.example/', undefined],
  ['javascript:alert(1)', undefined],
  ['shop.example/hook', undefined],
  [`https://shop.example/${'a'.repeat(2100)}`, undefined],
  ['', undefined],
])('%j is called as %j', (typed, address) => expect(webhookAddress(typed)).toBe(address));

test('tries grow rarer and end after about a day', () => {
  const delays: number[] = [];
  for (let attempts = 1; ; attempts += 1) {
    const delay = webhookRetryDelay(attempts);
    if (delay === undefined) break;
    delays.push(delay);
  }
  expect(delays).toEqual(delays.toSorted((one, other) => one - other));
  const hours = delays.reduce((sum, delay) => sum + delay, 0) / 3600;
  expect(hours).toBeGreaterThan(20);
  expect(hours).toBeLessThan(25);
});

test('given up only after many failures over days', () => {
  const now = new Date('2026-05-10T12:00:00Z');
  const since = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  expect(isWebhookGivenUp({ failures: 100, failingSince: since(71) }, now)).toBe(false);
  expect(isWebhookGivenUp({ failures: 19, failingSince: since(400) }, now)).toBe(false);
  expect(isWebhookGivenUp({ failures: 0, failingSince: null }, now)).toBe(false);
  expect(isWebhookGivenUp({ failures: 20, failingSince: since(72) }, now)).toBe(true);
});
