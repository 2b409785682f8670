import type { Context } from '../../../platform/context.ts';
import { freezeAccount } from '../../accounts/index.ts';
import type { Invoice } from '../invoice.ts';
import { addDispute, changeDispute, disputeFreeze, findDisputes, matchDispute } from './disputes.ts';
import { settleReversals } from './settle-reversals.ts';

/** A bank takes a payment or a part of it; the account freezes until that is over. Told again, it is the same dispute. */
export async function openDispute(
  tx: Context,
  invoice: Invoice,
  { units, ref }: { units: bigint; ref: string | undefined },
): Promise<void> {
  const disputes = await findDisputes(tx, invoice);
  const known = matchDispute(disputes, ref);
  if (known) {
    if (ref !== undefined && known.ref === null) await changeDispute(tx, invoice, known.number, { ref });
    return;
  }
  const number = (disputes.at(-1)?.number ?? 0) + 1;
  await addDispute(tx, invoice, { number, ref: ref ?? null, units });
  await settleReversals(tx, invoice);
  await freezeAccount(tx, {
    ...disputeFreeze(invoice, number),
    reason: `payment ${invoice.id} was disputed`,
  });
}
