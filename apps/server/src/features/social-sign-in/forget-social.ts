import type { Context } from '../../platform/context.ts';
import { type DataKinds, socialIdsOf } from '../accounts/index.ts';

/** A closed account has no way in, and its owner may come again as somebody new. */
export async function forgetSocial(ctx: Context, { accountId }: { accountId: bigint }): Promise<void> {
  for (const table of ['social_identity', 'social_flow'] as const)
    await ctx.db
      .deleteFrom(table)
      .where('panel_id', '=', ctx.panel.id)
      .where('account_id', '=', accountId)
      .execute();
}

export async function addSocialData(
  ctx: Context,
  { accountId, kinds }: { accountId: bigint; kinds: DataKinds },
): Promise<void> {
  const connected = await socialIdsOf(ctx, accountId);
  kinds.set('social-accounts', () =>
    connected.map(({ provider, subject, label, created_at }) => ({
      provider,
      subject,
      label,
      created_at: created_at.toISOString(),
    })),
  );
}
