import type { Selectable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import { refuse } from '../../platform/errors.ts';
import { signedIn } from '../../platform/signed-in.ts';

export type Subscription = Selectable<DB['subscription']>;
export type WaitingReason = NonNullable<Subscription['waiting_reason']>;
export type SubscriptionService = Selectable<DB['subscription_service']>;
export type SubscriptionPublication = Selectable<DB['subscription_publication']>;

/** The caller's own; another account's is reported as not found. */
export async function ownSubscription(ctx: Context, id: bigint): Promise<Subscription> {
  const row = await ctx.db
    .selectFrom('subscription')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', signedIn(ctx).accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? refuse('not_found');
}

export function findSubscription({ db, panel }: Context, id: bigint): Promise<Subscription | undefined> {
  return db
    .selectFrom('subscription')
    .selectAll()
    .where('panel_id', '=', panel.id)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Running, and locked until the transaction ends, so that ordering and ending cannot overlap. */
export function lockedSubscription(tx: Context, id: bigint): Promise<Subscription | undefined> {
  return tx.db
    .selectFrom('subscription')
    .selectAll()
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', id)
    .where('status', '=', 'in_processing')
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export function findSubscriptionServices(
  ctx: Context,
  ids: readonly bigint[],
): Promise<SubscriptionService[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return ctx.db
    .selectFrom('subscription_service')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('subscription_id', 'in', ids)
    .orderBy('service_id')
    .execute();
}
