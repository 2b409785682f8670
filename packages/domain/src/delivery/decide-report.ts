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
  /** With the delivered quantity to keep, which may be less than was reported while the order ran. */
  | { step: 'cancel'; delivered: bigint }
  /** The final report contradicts itself or what came before: a person decides. */
  | { step: 'hold'; message: string };

/**
 * What follows from a provider's report, which is hostile input. While the order runs nothing goes backwards.
 * A final report is the provider's last word: what it says remains was not delivered, up to the whole order.
 */
export function decideReport(order: OrderProgress, { status, startCount, remains }: Report): ReportedStep {
  const counted = startCount === undefined || order.startCount !== null ? undefined : startCount;
  switch (status) {
    case 'completed':
      return { step: 'complete', startCount: counted };
    case 'partial':
      return partialDelivery(order, remains);
    case 'canceled':
      return cancellation(order, remains);
    default: {
      const delivered = plausibleDelivered(order, remains);
      const isNews = delivered > order.delivered || counted !== undefined;
      return isNews ? { step: 'progress', delivered, startCount: counted } : { step: 'none' };
    }
  }
}

/** Without a quantity between nothing and all, nobody can tell which part was delivered. */
function partialDelivery({ quantity }: OrderProgress, remains: bigint | undefined): ReportedStep {
  if (remains === undefined || remains < 0n || remains > quantity)
    return { step: 'hold', message: 'The provider reports a partial delivery without a usable remainder.' };
  return { step: 'cancel', delivered: quantity - remains };
}

/**
 * Many providers report zero or nothing remaining for a cancelled order; that does not prove delivery, so
 * what was reported before counts. More remaining than was ordered means that nothing was delivered.
 */
function cancellation({ quantity, delivered }: OrderProgress, remains: bigint | undefined): ReportedStep {
  if (remains !== undefined && remains > 0n)
    return { step: 'cancel', delivered: remains > quantity ? 0n : quantity - remains };
  if (delivered >= quantity)
    return { step: 'hold', message: 'The provider cancelled an order that it had reported as delivered.' };
  return { step: 'cancel', delivered };
}

function plausibleDelivered({ quantity, delivered }: OrderProgress, remains: bigint | undefined): bigint {
  if (remains === undefined || remains > quantity) return delivered;
  const reported = remains < 0n ? quantity : quantity - remains;
  return reported > delivered ? reported : delivered;
}
