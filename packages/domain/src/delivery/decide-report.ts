import type { ProviderStatus } from './provider-status.ts';

interface OrderProgress {
  quantity: bigint;
  /** The most that was ever reported. */
  delivered: bigint;
  startCount: bigint | null;
}

interface Report {
  status: ProviderStatus;
  startCount: bigint | undefined;
  remains: bigint | undefined;
}

export type ReportedStep =
  | { step: 'none' }
  | { step: 'progress'; delivered: bigint; startCount: bigint | undefined }
  | { step: 'complete'; startCount: bigint | undefined }
  | { step: 'cancel'; delivered: bigint };

/**
 * What follows from a provider's report. It is hostile input: nothing goes backwards, nothing exceeds the
 * order, and what the report leaves open is decided for the customer.
 */
export function decideReport(order: OrderProgress, { status, startCount, remains }: Report): ReportedStep {
  const counted = startCount === undefined || order.startCount !== null ? undefined : startCount;
  const delivered = plausibleDelivered(order, remains);
  switch (status) {
    case 'completed':
      return { step: 'complete', startCount: counted };
    case 'partial':
      return { step: 'cancel', delivered };
    case 'canceled':
      // Many providers report zero remaining for a cancelled order; that does not prove delivery.
      return { step: 'cancel', delivered: remains === 0n ? order.delivered : delivered };
    default: {
      const isNews = delivered > order.delivered || counted !== undefined;
      return isNews ? { step: 'progress', delivered, startCount: counted } : { step: 'none' };
    }
  }
}

function plausibleDelivered({ quantity, delivered }: OrderProgress, remains: bigint | undefined): bigint {
  if (remains === undefined || remains > quantity) return delivered;
  const reported = quantity - remains;
  return reported > delivered ? reported : delivered;
}
