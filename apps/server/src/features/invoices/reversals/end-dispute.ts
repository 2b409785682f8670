import { zero } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { freezeAccount, liftFreeze, liftSettledFreezes, settleFreeze } from '../../accounts/index.ts';
import { undoChargeBack, walletBalances } from '../../ledger/index.ts';
import type { Invoice } from '../invoice.ts';
import { invoiceReference, reversalPosted } from '../invoice-events.ts';
import { changeDispute, type Dispute, disputeFreeze, findDisputes, matchDispute } from './disputes.ts';
import { settleReversals } from './settle-reversals.ts';

type Outcome = 'won' | 'lost';

/** Its end may arrive before its start: refused for now, so that the gateway sends it again. */
export async function endReportedDispute(
  tx: Context,
  invoice: Invoice,
  { outcome, ref }: { outcome: Outcome; ref: string | undefined },
): Promise<void> {
  const disputes = await findDisputes(tx, invoice);
  const dispute = matchDispute(disputes, ref);
  const isKnown = ref === undefined && disputes.length > 0;
  if (!dispute) return isKnown ? undefined : refuse('wrong_state');
  if (ref !== undefined && dispute.ref === null) await changeDispute(tx, invoice, dispute.number, { ref });
  await endDispute(tx, invoice, dispute, outcome);
}

/** The last word counts: a bank may change its mind. The caller has locked the invoice. */
export async function endDispute(
  tx: Context,
  invoice: Invoice,
  dispute: Dispute,
  outcome: Outcome,
): Promise<void> {
  if (dispute.outcome === outcome) return;
  await changeDispute(tx, invoice, dispute.number, { outcome });
  await (outcome === 'won' ? winDispute : loseDispute)(tx, invoice, dispute);
}

/** The bank decided for the panel: what the dispute took is restored, with everything it had credited. */
async function winDispute(tx: Context, invoice: Invoice, { number }: Dispute): Promise<void> {
  const reason = `the dispute of payment ${invoice.id} was won`;
  const undone = await tx.db
    .updateTable('invoice_reversal')
    .set({ undone_at: tx.clock.now() })
    .where('panel_id', '=', tx.panel.id)
    .where('invoice_id', '=', invoice.id)
    .where('dispute_number', '=', number)
    .where('undone_at', 'is', null)
    .returning(['turn', 'units', 'amount'])
    .execute();
  let { reversed_units, reversed_amount } = invoice;
  for (const { turn, units, amount } of undone) {
    await undoChargeBack(tx, { invoiceId: invoice.id, turn, reason });
    reversed_units -= units;
    reversed_amount -= amount;
  }
  await tx.db
    .updateTable('invoice')
    .set({ reversed_units, reversed_amount })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', invoice.id)
    .execute();
  await tx.events.emit(tx, reversalPosted, invoiceReference(invoice));
  await settleReversals(tx, { ...invoice, reversed_units, reversed_amount });
  await liftFreeze(tx, { ...disputeFreeze(invoice, number), reason });
}

/** The bank decided for the payer: the money stays with them. The account thaws once it owes nothing. */
async function loseDispute(tx: Context, invoice: Invoice, { number }: Dispute): Promise<void> {
  await settleReversals(tx, invoice);
  const freeze = disputeFreeze(invoice, number);
  await freezeAccount(tx, { ...freeze, reason: `the dispute of payment ${invoice.id} was lost` });
  await settleFreeze(tx, freeze);
  const { account_id: accountId } = invoice;
  if ((await walletBalances(tx, { customerId: accountId })).owed > zero) return;
  await liftSettledFreezes(tx, { accountId, reason: `the dispute of payment ${invoice.id} is over` });
}

/** What was owed is repaid: cases that are over keep the account frozen no longer. */
export async function thawAfterRepayment(tx: Context, { accountId }: { accountId: bigint }): Promise<void> {
  await liftSettledFreezes(tx, { accountId, reason: 'everything owed is repaid' });
}
