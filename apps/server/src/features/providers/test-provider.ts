import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { findProvider } from './provider.ts';
import { adapterFor } from './provider-kinds.ts';

/** What the operator sees after the test: whether the provider accepts our key, and its answer. */
export type ProviderTest =
  | { works: true; balance: string; currency: string; services: number; rejected: number; tookMs: number }
  | { works: false; message: string; tookMs: number };

/** Orders and changes nothing, and works whether or not the provider is enabled. */
export async function testProvider(ctx: Context, providerId: bigint): Promise<ProviderTest> {
  const provider = await findProvider(ctx, providerId);
  if (!provider) return refuse('not_found');
  const startedAt = performance.now();
  const tookMs = () => Math.round(performance.now() - startedAt);
  try {
    const adapter = adapterFor(ctx, provider);
    const { amount: balance, currency } = await adapter.balance();
    const { offers, rejected } = await adapter.services();
    return {
      works: true,
      balance,
      currency: currency ?? provider.currency,
      services: offers.length,
      rejected: rejected.length,
      tookMs: tookMs(),
    };
  } catch (error) {
    return { works: false, message: errorMessage(error), tookMs: tookMs() };
  }
}

/** The provider's own error message, if it sent one. */
function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, 500);
  const { cause } = error;
  return (cause instanceof Error ? cause.message : error.message).slice(0, 500);
}
