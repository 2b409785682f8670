import { type Money, money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import type { EarningsWallet } from '../account-name.ts';

interface Hold {
  customerId: bigint;
  parts: { wallet: EarningsWallet; amount: Money }[];
}

/**
 * The money set aside for a withdrawal, locked, for the one verb that may end it.
 * Refuses when the other ending stands already.
 */
export async function lockedHold(tx: Context, withdrawalId: bigint, other: 'pay' | 'return'): Promise<Hold> {
  const txns = tx.db.selectFrom('ledger_txn').where('panel_id', '=', tx.panel.id);
  const hold = await txns
    .where('idem_key', '=', `wd:${withdrawalId}:hold`)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!hold) return refuse('not_found');
  const ended = await txns
    .where('idem_key', '=', `wd:${withdrawalId}:${other}`)
    .select('id')
    .executeTakeFirst();
  if (ended) return refuse('wrong_state');
  const parts = await tx.db
    .selectFrom('ledger_posting')
    .innerJoin('ledger_account', (join) =>
      join
        .onRef('ledger_account.panel_id', '=', 'ledger_posting.panel_id')
        .onRef('ledger_account.id', '=', 'debit_account'),
    )
    .select(['owner_id', 'kind', 'amount'])
    .where('ledger_posting.panel_id', '=', tx.panel.id)
    .where('txn_id', '=', hold.id)
    .orderBy('seq')
    .execute();
  const [first] = parts;
  if (!first) throw new Error(`the hold of withdrawal ${withdrawalId} has no postings`);
  return {
    customerId: first.owner_id,
    parts: parts.map(({ kind, amount }) => ({ wallet: kind as EarningsWallet, amount: money(amount) })),
  };
}
