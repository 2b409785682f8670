import type { Selectable, Updateable } from 'kysely';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/generated/tables.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';

export type Handover = Selectable<DB['subscription_handover']>;
type HandoverState = 'ready' | 'sending' | 'sent' | 'unknown' | 'ended';

export function findHandover({ db, panel }: Context, subscriptionId: bigint): Promise<Handover | undefined> {
  return db
    .selectFrom('subscription_handover')
    .selectAll()
    .where('panel_id', '=', panel.id)
    .where('subscription_id', '=', subscriptionId)
    .executeTakeFirst();
}

/** One conditional update; undefined when the state has changed meanwhile. */
export function moveHandover(
  { db, panel, clock }: Context,
  subscriptionId: bigint,
  from: readonly HandoverState[],
  set: Updateable<DB['subscription_handover']>,
): Promise<Handover | undefined> {
  return db
    .updateTable('subscription_handover')
    .set({ ...set, updated_at: clock.now() })
    .where('panel_id', '=', panel.id)
    .where('subscription_id', '=', subscriptionId)
    .where('state', 'in', from)
    .returningAll()
    .executeTakeFirst();
}

/** A publication found by a provider is identified by the order that the provider created for it. */
export function publicationKey(providerId: bigint, number: string): string {
  return `order:${providerId}:${number}`;
}

export function orderOfKey(key: string): { providerId: bigint; number: string } {
  const [, provider = '', number = ''] = key.split(':');
  return { providerId: BigInt(provider), number };
}

/** What an operator found out by looking at the provider's own list. */
export type HandoverResolution = { answer: 'placed'; number: string } | { answer: 'resend' };

/** The only way out of `unknown`. A second answer finds nothing to resolve. */
export async function resolveDoubtedHandover(
  ctx: Context,
  subscriptionId: bigint,
  resolution: HandoverResolution,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const known =
      resolution.answer === 'placed'
        ? { state: 'sent' as const, number: resolution.number, old_posts: 0 }
        : { state: 'ready' as const, number: null };
    const set = { ...known, message: null, next_at: tx.clock.now() };
    if (!(await moveHandover(tx, subscriptionId, ['unknown'], set))) refuse('wrong_state');
    await recordAudit(tx, {
      action: 'subscription.answer-handover',
      subjectType: 'subscription',
      subjectId: subscriptionId,
      after: resolution,
    });
  });
}
