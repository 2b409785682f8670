import { expect, test } from 'vitest';
import { buildTimeline } from './timeline.ts';

const at = '2026-03-01T10:00:00.000Z';
const event = (kind: string, delivered: number | null = null) => ({
  kind,
  created_at: at,
  delivered,
  amount: null,
  note: null,
  orders_ahead: null,
});
const timeline = (values: Partial<Parameters<typeof buildTimeline>[0]> = {}) =>
  buildTimeline({
    events: [],
    created_at: at,
    paid_at: at,
    status: 'in_processing',
    cancel_reason: null,
    current_quantity: 0,
    quantity: 100,
    ...values,
  });
const kinds = (entries: ReturnType<typeof buildTimeline>) => entries.map(({ kind }) => kind);

test('reports in a row come to the last one, and what is ahead stands at the end', () => {
  const events = [event('sent'), event('started'), event('progress', 10), event('progress', 20)];
  const entries = timeline({ events });
  expect(kinds(entries)).toEqual(['created', 'paid', 'sent', 'started', 'progress', 'ahead']);
  expect(entries.find(({ kind }) => kind === 'progress')?.delivered).toBe(20);
});

test('the end takes the place of the last report, and refills follow it', () => {
  const events = [event('progress', 90), event('completed', 100), event('refill_requested')];
  expect(kinds(timeline({ events, status: 'completed' }))).toEqual([
    'created',
    'paid',
    'completed',
    'refill_requested',
  ]);
});

test('unpaid waits; a partial delivery is called so; unknown words are left out', () => {
  const waits = { paid_at: null, status: 'unpaid' as const };
  expect(kinds(timeline(waits))).toEqual(['created', 'unpaid', 'ahead']);
  const dearer = timeline({ ...waits, events: [event('coupon_lost')] });
  expect(kinds(dearer)).toEqual(['created', 'coupon_lost', 'unpaid', 'ahead']);
  const events = [event('abducted'), event('progress', 5), event('canceled', 5)];
  expect(kinds(timeline({ events, status: 'canceled', cancel_reason: 'partial' }))).toEqual([
    'created',
    'paid',
    'progress',
    'partial',
  ]);
});

test('whoever ended it early, a part that was delivered is called partial', () => {
  const events = [event('progress', 5), event('canceled', 5)];
  const ended = { events, status: 'canceled' as const, cancel_reason: 'customer' };
  expect(kinds(timeline({ ...ended, current_quantity: 5 }))).toContain('partial');
  expect(kinds(timeline(ended))).toContain('canceled');
});
