import type { ProviderStatus } from './provider-status.ts';

interface LaterReport {
  status: ProviderStatus;
  remains: bigint | undefined;
}

/** Two in a hundred: counts waver a little by themselves. */
const leastShare = 50n;

/**
 * How many are left of what was delivered, where a provider's later report shows that some of it is gone.
 * One that is at work on it again needs no asking, and one that misses everything has lost count.
 */
export function seenDrop(quantity: bigint, { status, remains }: LaterReport): bigint | undefined {
  if (status !== 'completed' && status !== 'partial') return undefined;
  if (remains === undefined || remains <= 0n || remains >= quantity) return undefined;
  return remains * leastShare >= quantity ? quantity - remains : undefined;
}
