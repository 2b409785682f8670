import type { OrderStatus } from '@marquee/domain/orders/status.ts';
import { pick } from '../seeded-random.ts';

/** The course of a demo order. Times are minutes before now. */
export interface PlannedOrder {
  status: OrderStatus;
  createdAgo: number;
  /** From order to end, or so far. */
  minutes: number;
  /** In percent. */
  delivered: number;
  wantsRefill: boolean;
  /** Some of it dropped and was refilled automatically. */
  isRefilled?: boolean;
}

const hour = 60;
const day = 24 * hour;

const ends: readonly (readonly [status: OrderStatus, count: number, daysAgo: number, delivered: number])[] = [
  ['completed', 36, 33, 100],
  ['canceled', 4, 28, 0],
  ['canceled', 4, 21, 60],
  ['stopped', 2, 2, 0],
  ['error', 2, 1, 0],
  ['in_moderation', 2, 1, 0],
  ['unpaid', 4, 3, 0],
];

/** New orders that the simulator delivers while somebody watches. */
const running = 6;

/** About sixty orders of one customer over a month, oldest first, in every state there is. */
export function planOrders(random: () => number): PlannedOrder[] {
  const past = ends.flatMap(([status, count, daysAgo, delivered]) =>
    Array.from({ length: count }, () => ({
      status,
      createdAgo: Math.floor(2 * hour + random() * (daysAgo * day - 2 * hour)),
      minutes: Math.floor(20 + random() ** 2 * 20 * hour),
      delivered: delivered === 60 ? Math.floor(20 + random() * 70) : delivered,
      wantsRefill: status === 'completed' && random() < 0.1,
    })),
  );
  const present = Array.from({ length: running }, (_, place) => ({
    status: 'in_processing' as const,
    createdAgo: 3 + place * 2,
    minutes: 0,
    delivered: 0,
    wantsRefill: false,
  }));
  const planned = [...past, ...present]
    .map((order) => ({ ...order, minutes: Math.min(order.minutes, order.createdAgo - 1) }))
    .toSorted((left, right) => right.createdAgo - left.createdAgo);
  const oldest = planned.find(({ status, wantsRefill }) => status === 'completed' && !wantsRefill);
  return planned.map((order) => (order === oldest ? { ...order, isRefilled: true } : order));
}

/** A delivery curve, fast at first and slower towards the end: minutes after the start and percent. */
export function deliveryCurve(
  { minutes, delivered }: PlannedOrder,
  random: () => number,
): { after: number; hundredths: number }[] {
  const points = pick([5, 6, 8, 9], random());
  return Array.from({ length: points }, (_, place) => {
    const part = (place + 1) / (points + 1);
    return {
      after: Math.max(1, Math.floor(minutes * part)),
      hundredths: Math.floor(delivered * (1 - (1 - part) ** 1.6)),
    };
  });
}
