import { createHash } from 'node:crypto';
import type { Actor, Context } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { refuse } from '../errors.ts';

export interface Claim {
  /** From the `Idempotency-Key` header; without one the work simply runs. */
  key: string | undefined;
  /** Which call it is and everything it was asked: the same key for anything else is refused. */
  request: unknown;
  /** Who speaks, where the context does not say: a guest's address. */
  caller?: string;
}

/**
 * Runs `work` in one transaction, once per caller and key; a repeat gets the first answer back. Two at
 * the same time: the second waits for the first. The answer must be plain JSON: ids and texts.
 */
export async function once<Answer>(
  ctx: Context,
  { key, request, caller = callerOf(ctx.actor) }: Claim,
  work: (tx: Context) => Promise<Answer>,
): Promise<Answer> {
  if (key === undefined) return inTransaction(ctx, work);
  if (key.length === 0 || key.length > 200) refuse('idempotency_mismatch');
  const hash = hashOf(request);
  return inTransaction(ctx, async (tx) => {
    const row = { panel_id: ctx.panel.id, caller, key };
    const claimed = await tx.db
      .insertInto('idempotent_call')
      .values({ ...row, body_hash: hash, created_at: ctx.clock.now() })
      .onConflict((conflict) => conflict.columns(['panel_id', 'caller', 'key']).doNothing())
      .returning('key')
      .executeTakeFirst();
    const standing = tx.db
      .selectFrom('idempotent_call')
      .select(['body_hash', 'answer'])
      .where('panel_id', '=', row.panel_id)
      .where('caller', '=', caller)
      .where('key', '=', key);
    if (!claimed) {
      const { body_hash, answer } = await standing.executeTakeFirstOrThrow();
      if (!body_hash.equals(hash)) refuse('idempotency_mismatch');
      return answer as Answer;
    }
    const answer = await work(tx);
    await tx.db
      .updateTable('idempotent_call')
      .set({ answer: JSON.stringify(answer ?? null) })
      .where('panel_id', '=', row.panel_id)
      .where('caller', '=', caller)
      .where('key', '=', key)
      .execute();
    return answer;
  });
}

/**
 * The answer that stands for this key, where there is one. For work that is prepared outside the
 * transaction: what no longer could be prepared may have been done already.
 */
export async function answered<Answer>(
  ctx: Context,
  { key, request, caller = callerOf(ctx.actor) }: Claim,
): Promise<{ answer: Answer } | undefined> {
  if (key === undefined) return undefined;
  const standing = await ctx.db
    .selectFrom('idempotent_call')
    .select(['body_hash', 'answer'])
    .where('panel_id', '=', ctx.panel.id)
    .where('caller', '=', caller)
    .where('key', '=', key)
    .executeTakeFirst();
  return standing?.body_hash.equals(hashOf(request)) ? { answer: standing.answer as Answer } : undefined;
}

function hashOf(request: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(request, bigintsAsText)).digest();
}

function callerOf(actor: Actor): string {
  if (actor.kind === 'user') return `account:${actor.accountId}`;
  if (actor.kind === 'widget') return `widget:${actor.widgetId}`;
  return actor.kind;
}

function bigintsAsText(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}
