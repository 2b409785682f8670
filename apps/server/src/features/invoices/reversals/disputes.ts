import type { Selectable } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/generated/tables.ts';
import type { Invoice } from '../invoice.ts';

export type Dispute = Pick<Selectable<DB['invoice_dispute']>, 'number' | 'ref' | 'units' | 'outcome'>;

/** All disputes of a payment, also those that are over. The caller has locked the invoice. */
export function findDisputes(tx: Context, { id }: Invoice): Promise<Dispute[]> {
  return tx.db
    .selectFrom('invoice_dispute')
    .select(['number', 'ref', 'units', 'outcome'])
    .where('panel_id', '=', tx.panel.id)
    .where('invoice_id', '=', id)
    .orderBy('number')
    .execute();
}

/**
 * The dispute that a report is about. Some reports name none: they are about one that was not won, and the first
 * report that has a name names it.
 */
export function matchDispute(disputes: readonly Dispute[], ref: string | undefined): Dispute | undefined {
  const named = ref !== undefined && disputes.find((dispute) => dispute.ref === ref);
  if (named) return named;
  const standing = disputes.filter(({ outcome }) => outcome !== 'won');
  return standing.find((dispute) => ref === undefined || dispute.ref === null);
}

export async function addDispute(
  tx: Context,
  { id }: Invoice,
  dispute: Pick<Dispute, 'number' | 'ref' | 'units'>,
): Promise<void> {
  await tx.db
    .insertInto('invoice_dispute')
    .values({ panel_id: tx.panel.id, invoice_id: id, opened_at: tx.clock.now(), ...dispute })
    .execute();
}

export async function changeDispute(
  tx: Context,
  { id }: Invoice,
  number: number,
  change: Partial<Pick<Dispute, 'ref' | 'outcome'>>,
): Promise<void> {
  await tx.db
    .updateTable('invoice_dispute')
    .set({ ...change, ...(change.outcome ? { ended_at: tx.clock.now() } : {}) })
    .where('panel_id', '=', tx.panel.id)
    .where('invoice_id', '=', id)
    .where('number', '=', number)
    .execute();
}

/** Each dispute freezes by itself. */
export function disputeFreeze({ id, account_id }: Invoice, number = 1) {
  const reference = number === 1 ? String(id) : `${id}/${number}`;
  return { accountId: account_id, cause: 'dispute', reference } as const;
}
