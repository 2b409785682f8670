import { zero } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { liftSettledFreezes, settleFreeze } from '../../accounts/index.ts';
import { walletBalances } from '../../ledger/index.ts';
import type { Invoice } from '../invoice.ts';
import { disputeFreeze } from './take-back.ts';

/** The bank decided for the payer: the money stays with them. The account thaws once it owes nothing. */
export async function loseDispute(tx: Context, invoice: Invoice): Promise<void> {
  await settleFreeze(tx, disputeFreeze(invoice));
  const { account_id: accountId } = invoice;
  if ((await walletBalances(tx, { customerId: accountId })).owed > zero) return;
  await liftSettledFreezes(tx, { accountId, reason: `the dispute of payment ${invoice.id} is over` });
}

/** What was owed is repaid: cases that are over keep the account frozen no longer. */
export async function thawAfterRepayment(tx: Context, { accountId }: { accountId: bigint }): Promise<void> {
  await liftSettledFreezes(tx, { accountId, reason: 'everything owed is repaid' });
}
