import type { Selectable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import { refuse } from '../../platform/errors.ts';
import { signedIn } from '../../platform/signed-in.ts';

export type Webhook = Selectable<DB['webhook']>;
export type Delivery = Selectable<DB['webhook_delivery']>;

/** Of the caller; somebody else's looks like none. */
export async function ownWebhook(ctx: Context, id: bigint): Promise<Webhook> {
  const webhook = await ctx.db
    .selectFrom('webhook')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', signedIn(ctx).accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return webhook ?? refuse('not_found');
}

export function findWebhook({ db, panel }: Context, id: bigint): Promise<Webhook | undefined> {
  return db
    .selectFrom('webhook')
    .selectAll()
    .where('panel_id', '=', panel.id)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function ownDelivery(ctx: Context, id: bigint): Promise<Delivery> {
  const delivery = await ctx.db
    .selectFrom('webhook_delivery')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', signedIn(ctx).accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return delivery ?? refuse('not_found');
}
