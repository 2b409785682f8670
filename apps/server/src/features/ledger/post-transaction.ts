import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { violated } from '../../platform/db/violated.ts';
import { Refusal } from '../../platform/errors.ts';
import type { AccountName } from './account-name.ts';
import { debtRepaid } from './debts/debt-repaid.ts';
import { actorColumns, type Posted, type Posting, type TransactionHeader } from './transaction.ts';

interface PostInput extends TransactionHeader {
  postings: readonly Posting[];
  reverses?: bigint;
}

/**
 * Writes postings in the given order, all or none, once per key. What reaches the cash of somebody who owes repays
 * the debt at once, in the same transaction.
 */
export function postTransaction(ctx: Context, input: PostInput): Promise<Posted> {
  return inTransaction(ctx, async (tx) => {
    const { repaid, ...posted } = await post(tx, input);
    for (const accountId of repaid) await tx.events.emit(tx, debtRepaid, { accountId });
    return posted;
  });
}

/** The same for many at once, in the given order; one that is refused ends all of them. */
export function postTransactions(
  ctx: Context,
  inputs: readonly Omit<PostInput, 'reverses'>[],
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    if (inputs.length === 0) return;
    const { actorId, onBehalfOf } = actorColumns(tx.actor);
    const transactions = inputs.map((input) => ({
      type: input.type,
      key: input.key,
      ref_type: input.ref?.type ?? null,
      ref_id: input.ref === undefined ? null : String(input.ref.id),
      reason: input.reason ?? null,
      postings: input.postings.map(toSqlPosting),
    }));
    const { rows } = await mapLedgerErrors(
      sql<{ repaid: bigint[] }>`
        select ledger_post_many(${tx.panel.id}, ${JSON.stringify(transactions)}, ${actorId}, ${onBehalfOf},
          ${tx.clock.now()}) as repaid`.execute(tx.db),
    );
    for (const accountId of new Set(rows.flatMap(({ repaid }) => repaid)))
      await tx.events.emit(tx, debtRepaid, { accountId });
  });
}

async function post(ctx: Context, input: PostInput): Promise<Posted & { repaid: bigint[] }> {
  const { actorId, onBehalfOf } = actorColumns(ctx.actor);
  const postings = input.postings.map(toSqlPosting);
  const { rows } = await mapLedgerErrors(
    sql<{ txn_id: bigint; replayed: boolean; repaid: bigint[] }>`
      select txn_id, replayed, repaid from ledger_post(
        ${ctx.panel.id}, ${input.type}, ${input.key}, ${JSON.stringify(postings)},
        ${input.ref?.type ?? null}, ${input.ref?.id ?? null}, ${input.reverses ?? null},
        ${actorId}, ${onBehalfOf}, ${input.reason ?? null}, ${ctx.clock.now()})`.execute(ctx.db),
  );
  const [row] = rows;
  if (!row) throw new Error('ledger_post answered no row');
  return { txnId: row.txn_id, replayed: row.replayed, repaid: row.repaid };
}

function toSqlPosting({ from, to, amount }: Posting) {
  return { from: toSqlAccount(from), to: toSqlAccount(to), amount: String(amount) };
}

function toSqlAccount({ ownerType, ownerId, kind }: AccountName): [string, string, string] {
  return [ownerType, String(ownerId), kind];
}

/** Runs one call of the ledger's SQL functions and maps database errors to refusals. */
export async function mapLedgerErrors<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (violated(error, 'ledger_account_floor')) throw new Refusal('insufficient_balance', { cause: error });
    if (violated(error, 'MQ004')) throw new Refusal('account_owes', { cause: error });
    if (violated(error, 'MQ001')) throw new Refusal('idempotency_mismatch', { cause: error });
    if (violated(error, 'ledger_txn_reverses')) throw new Refusal('wrong_state', { cause: error });
    throw error;
  }
}
