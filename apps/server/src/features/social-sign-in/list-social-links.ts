import { type SignInOptions, type SocialLink, socialProviders } from '@marquee/contract/social.ts';
import type { Context } from '../../platform/context.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { socialIdsOf } from '../accounts/index.ts';
import { configuredProviders } from './stored-providers.ts';

/** What the panel offers, and what is connected although it offers it no more. */
export async function listSocialLinks(ctx: Context): Promise<SocialLink[]> {
  const [offered, connected] = await Promise.all([
    configuredProviders(ctx),
    socialIdsOf(ctx, signedIn(ctx).accountId),
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
