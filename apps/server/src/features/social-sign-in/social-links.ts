import {
  type SignInOptions,
  type SocialLink,
  type SocialProvider,
  socialProviders,
} from '@marquee/contract/account/social.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { type DataKinds, findAccount, listSocialIds, unlinkSocialId } from '../accounts/index.ts';
import { freshlySignedIn, getFactors, notifyCredentialsChanged } from '../second-factor/index.ts';
import { configuredProviders } from './stored-providers.ts';

/** The providers the panel offers, and linked ones it no longer offers. */
export async function listSocialLinks(ctx: Context): Promise<SocialLink[]> {
  const [offered, connected] = await Promise.all([
    configuredProviders(ctx),
    listSocialIds(ctx, signedIn(ctx).accountId),
  ]);
  return socialProviders.flatMap((provider) => {
    const link = connected.find((each) => each.provider === provider);
    if (!link && !offered.some((each) => each.provider === provider)) return [];
    return [{ provider, is_connected: link !== undefined, label: link?.label ?? null }];
  });
}

export async function signInOptions(ctx: Context): Promise<SignInOptions> {
  const offered = await configuredProviders(ctx);
  const oneTap = offered.find(({ provider, oneTap }) => provider === 'google' && oneTap);
  return {
    providers: socialProviders.filter((name) => offered.some(({ provider }) => provider === name)),
    google_one_tap_client_id: oneTap?.clientId ?? null,
  };
}

/** Never removes the last sign-in method. A verified email counts as one: a new password can be set by mail. */
export async function disconnectSocial(ctx: Context, provider: SocialProvider): Promise<void> {
  const { accountId } = await freshlySignedIn(ctx);
  await inTransaction(ctx, async (tx) => {
    if (!(await unlinkSocialId(tx, { accountId, provider }))) refuse('not_found');
    const [account, left, { passkeys }] = await Promise.all([
      findAccount(tx, accountId),
      listSocialIds(tx, accountId),
      getFactors(tx, accountId),
    ]);
    const canSignIn = account?.password_hash || account?.email || left.length > 0 || passkeys > 0;
    if (!canSignIn) refuse('last_way_in');
    await notifyCredentialsChanged(tx, { accountId, change: 'socialDisconnected' });
  });
}

/** Deletes unfinished connections to the account, once it is closed or its address proven. */
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
  const connected = await listSocialIds(ctx, accountId);
  kinds.set('social-accounts', () =>
    connected.map(({ provider, subject, label, created_at }) => ({
      provider,
      subject,
      label,
      created_at: created_at.toISOString(),
    })),
  );
}

/** Deletes expired sign-in flows of all panels. */
export async function deleteExpiredFlows({ db }: Context, { before }: { before: Date }): Promise<void> {
  await db.deleteFrom('social_flow').where('expires_at', '<', before).execute();
  await db.deleteFrom('social_assertion').where('expires_at', '<', before).execute();
}

const google = 'https://accounts.google.com';

/** Google One Tap is the only sign-in that needs an outside script and frame on our pages. */
export async function socialHosts(ctx: Context): Promise<readonly string[]> {
  return (await signInOptions(ctx)).google_one_tap_client_id ? [google] : [];
}
