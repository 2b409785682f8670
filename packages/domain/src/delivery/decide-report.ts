import type { ProviderStatus } from './provider-status.ts';

interface Standing {
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
 * order, and what is left open counts for the customer.
 */
export function decideReport(order: Standing, { status, startCount, remains }: Report): ReportedStep {
  const counted = startCount === undefined || order.startCount !== null ? undefined : startCount;
  const delivered = believed(order, remains);
  switch (status) {
    case 'completed':
      return { step: 'complete', startCount: counted };
    case 'partial':
      return { step: 'cancel', delivered };
    case 'canceled':
      // Many write that nothing remains of what they cancelled; that is no proof of delivery.
      return { step: 'cancel', delivered: remains === 0n ? order.delivered : delivered };
    default: {
      const isNews = delivered > order.delivered || counted !== undefined;
      return isNews ? { step: 'progress', delivered, startCount: counted } : { step: 'none' };
    }
  }
}

function believed({ quantity, delivered }: Standing, remains: bigint | undefined): bigint {
  if (remains === undefined || remains > quantity) return delivered;
  const reported = quantity - remains;
  return reported > delivered ? reported : delivered;
}
