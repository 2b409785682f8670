import type { Context } from '../../platform/context.ts';
import { type DataKinds, socialIdsOf } from '../accounts/index.ts';

/** Whoever was on the way to connect another way in. */
export async function forgetSocial(ctx: Context, { accountId }: { accountId: bigint }): Promise<void> {
  await ctx.db
    .deleteFrom('social_flow')
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

/** Of every panel: who set out to sign in and did not come back. */
export async function forgetFlows({ db }: Context, { before }: { before: Date }): Promise<void> {
  await db.deleteFrom('social_flow').where('expires_at', '<', before).execute();
  await db.deleteFrom('social_assertion').where('expires_at', '<', before).execute();
}
