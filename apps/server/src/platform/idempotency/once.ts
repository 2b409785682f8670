import { createHash } from 'node:crypto';
import type { Actor, Context } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { refuse } from '../errors.ts';

export interface Claim {
  /** From the `Idempotency-Key` header; without one the work simply runs. */
  key: string | undefined;
  /** The call's name and input: reusing the key for another request is refused. */
  request: unknown;
  /** Identifies the caller if the context does not, such as a guest's address. */
  caller?: string;
}

/**
 * Runs `work` in one transaction, once per caller and key; a repeat gets the first answer. A concurrent
 * repeat waits for the first. The answer must be plain JSON.
 */
export async function once<Answer>(
  ctx: Context,
  { key, request, caller = callerKey(ctx.actor) }: Claim,
  work: (tx: Context) => Promise<Answer>,
): Promise<Answer> {
  if (key === undefined) return inTransaction(ctx, work);
  requireUsableKey(key);
  const hash = hashRequest(request);
  return inTransaction(ctx, async (tx) => {
    const row = { panel_id: ctx.panel.id, caller, key };
    const claimed = await tx.db
      .insertInto('idempotent_call')
      .values({ ...row, body_hash: hash, created_at: ctx.clock.now() })
      .onConflict((conflict) => conflict.columns(['panel_id', 'caller', 'key']).doNothing())
      .returning('key')
      .executeTakeFirst();
    const stored = tx.db
      .selectFrom('idempotent_call')
      .select(['body_hash', 'answer'])
      .where('panel_id', '=', row.panel_id)
      .where('caller', '=', caller)
      .where('key', '=', key);
    if (!claimed) {
      const { body_hash, answer } = await stored.executeTakeFirstOrThrow();
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
 * The stored answer for this key, if there is one. For work that is prepared outside the transaction:
 * preparing may fail because the work was already done.
 */
export async function findStoredAnswer<Answer>(
  ctx: Context,
  { key, request, caller = callerKey(ctx.actor) }: Claim,
): Promise<{ answer: Answer } | undefined> {
  if (key === undefined) return undefined;
  const stored = await ctx.db
    .selectFrom('idempotent_call')
    .select(['body_hash', 'answer'])
    .where('panel_id', '=', ctx.panel.id)
    .where('caller', '=', caller)
    .where('key', '=', key)
    .executeTakeFirst();
  return stored?.body_hash.equals(hashRequest(request)) ? { answer: stored.answer as Answer } : undefined;
}

/** Refuses a key that cannot be stored. */
export function requireUsableKey(key: string): void {
  if (key.length === 0 || key.length > 200) refuse('idempotency_mismatch');
}

export function hashRequest(request: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(request, bigintsAsText)).digest();
}

export function callerKey(actor: Actor): string {
  if (actor.kind === 'user') return `account:${actor.accountId}`;
  if (actor.kind === 'widget') return `widget:${actor.widgetId}`;
  return actor.kind;
}

function bigintsAsText(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}
