import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { AccountName } from './account-name.ts';
import { mapLedgerErrors } from './map-ledger-errors.ts';
import { actorColumns, type Posted, type Posting, type TransactionHeader } from './transaction.ts';

interface PostInput extends TransactionHeader {
  postings: readonly Posting[];
  reverses?: bigint;
}

/** Writes postings in the given order, all or none, once per key. */
export async function postTransaction(ctx: Context, input: PostInput): Promise<Posted> {
  const { actorId, onBehalfOf } = actorColumns(ctx.actor);
  const postings = input.postings.map(({ from, to, amount }) => ({
    from: spelled(from),
    to: spelled(to),
    amount: String(amount),
  }));
  const { rows } = await mapLedgerErrors(
    sql<{ txn_id: bigint; replayed: boolean }>`
      select txn_id, replayed from ledger_post(
        ${ctx.panel.id}, ${input.type}, ${input.key}, ${JSON.stringify(postings)},
        ${input.ref?.type ?? null}, ${input.ref?.id ?? null}, ${input.reverses ?? null},
        ${actorId}, ${onBehalfOf}, ${input.reason ?? null}, ${ctx.clock.now()})`.execute(ctx.db),
  );
  const [row] = rows;
  if (!row) throw new Error('ledger_post answered no row');
  return { txnId: row.txn_id, replayed: row.replayed };
}

function spelled({ ownerType, ownerId, kind }: AccountName): [string, string, string] {
  return [ownerType, String(ownerId), kind];
}
