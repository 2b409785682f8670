import { expect, test } from 'vitest';
import { deliveryCurve, timeLabels } from './curve.ts';

const event = (kind: string, minute: number, delivered: number | null = null) => ({
  kind,
  created_at: `2026-03-01T10:${String(minute).padStart(2, '0')}:00.000Z`,
  delivered,
  amount: null,
  note: null,
  orders_ahead: null,
});
const order = (events: ReturnType<typeof event>[]) => ({
  events,
  quantity: 1000,
  paid_at: '2026-03-01T10:00:00.000Z',
  created_at: '2026-03-01T09:00:00.000Z',
});

test('nothing to draw before the first delivery', () => {
  expect(deliveryCurve(order([event('sent', 1), event('progress', 2, 0)]), 100, 50)).toBeUndefined();
});

test('time runs to the right, pieces upwards, the order is the top', () => {
  const curve = deliveryCurve(
    order([event('started', 0), event('progress', 10, 500), event('completed', 40, 1000)]),
    100,
    50,
  );
  expect(curve?.line).toBe('M0.0 50.0L25.0 25.0L100.0 0.0');
  expect(curve?.area).toBe('M0.0 50.0L25.0 25.0L100.0 0.0L100.0 50L0 50Z');
});

test('everything in one moment stands at the right end, and never above the top', () => {
  const curve = deliveryCurve(order([event('started', 5), event('completed', 5, 2000)]), 100, 50);
  expect(curve?.last).toEqual({ x: 100, y: 0 });
});

test.each([
  ['2026-03-01T10:00:00Z', '2026-03-01T11:00:00Z', ['2026-03-01 10:00', '10:30', '11:00']],
  [
    '2026-03-01T22:00:00Z',
    '2026-03-02T02:00:00Z',
    ['2026-03-01 22:00', '2026-03-02 00:00', '2026-03-02 02:00'],
  ],
  ['2026-03-01T10:00:10Z', '2026-03-01T10:00:40Z', ['2026-03-01 10:00']],
])('from %s to %s the axis says %j', (first, until, labels) => {
  expect(timeLabels(new Date(first), new Date(until), 'UTC')).toEqual(labels);
});
