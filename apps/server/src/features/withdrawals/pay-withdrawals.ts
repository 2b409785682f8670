import type { PayoutOutcome } from '@marquee/contract/console/payout-files.ts';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/errors.ts';
import { approveWithdrawal } from './end-withdrawal.ts';

interface Payout {
  id: number;
  payout_reference: string;
}

/** Each payout is recorded by itself: one that cannot be leaves the others as they are. */
export async function payWithdrawals(ctx: Context, payouts: readonly Payout[]): Promise<PayoutOutcome[]> {
  const outcomes: PayoutOutcome[] = [];
  for (const { id, payout_reference: payoutReference } of payouts) {
    try {
      await approveWithdrawal(ctx, { withdrawalId: BigInt(id), payoutReference });
      outcomes.push({ id, outcome: 'paid' });
    } catch (error) {
      outcomes.push({ id, outcome: whyNot(error) });
    }
  }
  return outcomes;
}

function whyNot(error: unknown): PayoutOutcome['outcome'] {
  if (!(error instanceof Refusal)) throw error;
  if (error.code === 'not_found' || error.code === 'wrong_state') return error.code;
  if (error.code === 'invalid_input') return 'reference_taken';
  throw error;
}
