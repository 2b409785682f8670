import { providerStatus } from '@marquee/domain/delivery/provider-status.ts';
import { z } from 'zod';
import { refuse } from '../../../platform/errors.ts';
import type { StatusReport, StatusReports, SubscriptionReport } from '../provider-adapter.ts';
import { countValue, shortText, signedCountValue, textValue } from './response-values.ts';

const reportSchema = z.object({
  status: z.string().max(60),
  start_count: countValue,
  remains: signedCountValue,
  charge: textValue,
});

/** Keyed by id when several ids were requested, or one bare report. Ids that were not requested are ignored. */
export function readStatuses(answer: unknown, numbers: readonly string[]): StatusReports {
  const [only] = numbers;
  const byId = new Map(Object.entries(Object(answer)));
  const entries = numbers.length === 1 && only && !byId.has(only) ? [[only, answer] as const] : [...byId];
  const requested = new Set(numbers);
  return new Map(
    entries.flatMap(([id, entry]) => {
      const report = requested.has(id) ? readReport(entry) : undefined;
      return report ? [[id, report] as const] : [];
    }),
  );
}

function readReport(entry: unknown): StatusReport | undefined {
  const read = reportSchema.safeParse(entry);
  const status = read.success ? providerStatus(read.data.status) : undefined;
  if (!read.success || !status) return undefined;
  const { start_count: startCount, remains, charge } = read.data;
  return { status, startCount, remains, charge: charge?.slice(0, 40), written: entry };
}

const mostOrders = 1000;
const number = shortText(60).pipe(z.string().regex(/^[\w-]{1,60}$/));
const report = z.object({
  status: z.string().max(60),
  orders: z
    .union([z.array(z.unknown()).max(mostOrders), z.string().max(60 * mostOrders)])
    .nullish()
    .transform((orders) => (typeof orders === 'string' ? orders.split(',') : (orders ?? []))),
});

const ends = ['completed', 'expired', 'canceled', 'cancelled'];

/** A list, or text with commas; anything that cannot be an order number is left out. */
export function readSubscription(answer: unknown): SubscriptionReport {
  const read = report.safeParse(answer);
  if (!read.success) return refuse('upstream_failed', { cause: read.error });
  const { status, orders } = read.data;
  const numbers = orders.flatMap((order) => number.safeParse(order).data ?? []);
  return {
    isOver: ends.includes(status.toLowerCase().replace(/[^a-z]+/g, '')),
    orders: [...new Set(numbers)],
  };
}
