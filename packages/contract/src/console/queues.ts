import { mostCounted } from '@marquee/domain/queues/most-counted.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, quantity } from '../primitives.ts';

/** Work that waits for a person, by the page where it is done. */
export const queueNames = [
  'withdrawals',
  'referrals',
  'adjustments',
  'manual-payments',
  'doubtful-payments',
  'disputes',
  'tickets',
  'reviews',
  'verification',
  'widget-rewards',
  'free-trials',
  'quarantine',
  'failed-jobs',
  'books',
  'unknown-orders',
  'failed-orders',
  'moderation',
  'cancel-requests',
  'refills',
  'subscriptions',
] as const;
export type QueueName = (typeof queueNames)[number];

const queue = z.object({
  name: z.enum(queueNames),
  /** Counted no further. */
  count: quantity.max(mostCounted),
  /** Since when the first one waits. */
  oldest_at: z.iso.datetime().max(40).nullable(),
});
export type Queue = z.output<typeof queue>;

export const listQueues = endpoint({
  name: 'listQueues',
  method: 'GET',
  path: '/api/v1/admin/queues',
  access: 'staff:console.view',
  area: 'console',
  summary: 'What waits for staff, as far as the caller may see it, with its age',
  response: data(z.array(queue).max(queueNames.length)),
});
