import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { ppm } from '../money/ratio.ts';
import { findOfferChanges, meaningOf } from './offer-changes.ts';

const offer = {
  kind: 'Default',
  name: 'Instagram Likes [Real] [Refill 30D] Speed: 5K/Day',
  category: 'Instagram | Likes',
  canRefill: true,
  canCancel: false,
  rate: money(1_000n),
};
const changesTo = (changes: Partial<typeof offer>) =>
  findOfferChanges(offer, { ...offer, ...changes }, ppm(300_000));

test.each([
  [{ kind: 'Package' }, ['kind']],
  [{ name: 'Instagram Followers [Real] [Refill 30D]' }, ['name']],
  [{ name: 'Instagram Likes [Real] [Refill 7D]' }, ['name']],
  [{ name: 'Instagram Likes [Bots] [Refill 30D]' }, ['name']],
  [{ category: 'TikTok | Likes' }, ['category']],
  [{ canRefill: false }, ['refill']],
  [{ canCancel: true }, ['cancel']],
])('%j is a change of %j', (changes, expected) => {
  expect(changesTo(changes)).toEqual(expected);
});

test('a rate may move by the jump, and no further', () => {
  expect(changesTo({ rate: money(1_300n) })).toEqual([]);
  expect(changesTo({ rate: money(1_301n) })).toEqual(['rate']);
  expect(changesTo({ rate: money(699n) })).toEqual(['rate']);
});

test.each([
  'INSTAGRAM LIKES [REAL] [REFILL 30D] SPEED: 5K/DAY',
  '🔥 Instagram Likes (Real) ~ Refill 30D ⚡ Speed 10K/day',
  'NEW! Instagram  Likes — Real — Refill 30D — 2.5K-5K/Day',
  'Instagram Likes Real Refill 30D [Max: 100K] [Start: 0-1 hours]',
])('%j says the same', (name) => {
  expect(changesTo({ name })).toEqual([]);
});

test('letters of every script carry meaning', () => {
  expect(meaningOf('★ Просмотры — Россия ★')).toBe('просмотры россия');
  expect(meaningOf('Просмотры Россия')).not.toBe(meaningOf('Просмотры Украина'));
});
