import type { ProviderStatus } from './provider-status.ts';

interface LaterReport {
  status: ProviderStatus;
  remains: bigint | undefined;
}

/** Two in a hundred: counts fluctuate a little by themselves. */
const leastShare = 50n;

/**
 * How many pieces are left when a provider's later report shows that some were lost. Ignored while the
 * provider is already refilling, and when it reports everything missing: then its count is wrong.
 */
export function detectDrop(quantity: bigint, { status, remains }: LaterReport): bigint | undefined {
  if (status !== 'completed' && status !== 'partial') return undefined;
  if (remains === undefined || remains <= 0n || remains >= quantity) return undefined;
  return remains * leastShare >= quantity ? quantity - remains : undefined;
}
