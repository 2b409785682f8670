import { expect, test } from 'vitest';
import { couponState } from './coupon-state.ts';

const now = new Date('2026-11-16T12:00:00Z');
const [yesterday, tomorrow] = [new Date('2026-11-15T12:00:00Z'), new Date('2026-11-17T12:00:00Z')];
const coupon = { isEnabled: true, validFrom: null, validTo: null, used: 0, totalLimit: null };

test.each<[string, Partial<Parameters<typeof couponState>[0]>, string]>([
  ['without limits', {}, 'running'],
  ['switched off, whatever else', { isEnabled: false, validTo: yesterday }, 'off'],
  ['whose last moment is now', { validTo: now }, 'ended'],
  ['that begins tomorrow', { validFrom: tomorrow }, 'scheduled'],
  ['that begins now', { validFrom: now, validTo: tomorrow }, 'running'],
  ['without a use left', { used: 3, totalLimit: 3, validFrom: tomorrow }, 'used_up'],
  ['with a use left', { used: 2, totalLimit: 3 }, 'running'],
])('one %s is %s', (_, changes, state) => {
  expect(couponState({ ...coupon, ...changes }, now)).toBe(state);
});
