import type { SocialProvider } from '@marquee/contract/account/social.ts';
import type { Selectable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';

export type SocialId = Selectable<DB['social_identity']>;

/** Oldest first. */
export function listSocialIds(ctx: Context, accountId: bigint): Promise<SocialId[]> {
  return ctx.db
    .selectFrom('social_identity')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('provider')
    .execute();
}

export async function findAccountBySocialId(
  ctx: Context,
  { provider, subject }: { provider: SocialProvider; subject: string },
): Promise<bigint | undefined> {
  const row = await ctx.db
    .selectFrom('social_identity')
    .select('account_id')
    .where('panel_id', '=', ctx.panel.id)
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.account_id;
}

interface NewLink {
  accountId: bigint;
  provider: SocialProvider;
  subject: string;
  label: string | null;
}

/** False when the identity is linked already, or the account has another one of this provider. */
export async function linkSocialId(ctx: Context, link: NewLink): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await ctx.db
    .insertInto('social_identity')
    .values({
      panel_id: ctx.panel.id,
      provider: link.provider,
      subject: link.subject,
      account_id: link.accountId,
      label: link.label,
      created_at: ctx.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function unlinkSocialId(
  ctx: Context,
  { accountId, provider }: { accountId: bigint; provider: SocialProvider },
): Promise<boolean> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('social_identity')
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
