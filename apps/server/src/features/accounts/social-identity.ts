import type { SocialProvider } from '@marquee/contract/account/social.ts';
import { type Selectable, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import { readScalar, type ScalarQuery, scalarQuery } from '../../platform/db/scalar-query.ts';

export type SocialId = Pick<
  Selectable<DB['social_identity']>,
  'provider' | 'subject' | 'label' | 'created_at'
>;

/** Oldest first. */
export function listSocialIds(ctx: Context, accountId: bigint): Promise<SocialId[]> {
  return readScalar(ctx.db, listSocialIdsQuery(ctx, accountId));
}

export function listSocialIdsQuery({ panel }: Context, accountId: bigint): ScalarQuery<SocialId[]> {
  const socialIds = sql<(Omit<SocialId, 'created_at'> & { created_at: string })[] | null>`
    select json_agg(
             json_build_object('provider', provider, 'subject', subject, 'label', label, 'created_at', created_at)
             order by created_at, provider)
      from social_identity where panel_id = ${panel.id} and account_id = ${accountId}`;
  return scalarQuery(socialIds, (rows) =>
    (rows ?? []).map((row) => ({ ...row, created_at: new Date(row.created_at) })),
  );
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
