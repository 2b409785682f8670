import type { SocialProvider } from '@marquee/contract/account/social.ts';
import type { CodeFlow, Visit } from '../../adapters/social/social-adapter.ts';
import { telegramDeparture } from '../../adapters/social/telegram.ts';
import type { Context } from '../../platform/context.ts';
import type { Incoming } from '../../platform/http/calls/incoming.ts';
import type { SocialFlow } from './social-flow.ts';
import { socialConfig } from './stored-providers.ts';

export async function codeFlow(ctx: Context, provider: 'google' | 'facebook'): Promise<CodeFlow> {
  if (provider === 'google') {
    const { googleFlow } = await import('../../adapters/social/google.ts');
    return googleFlow(ctx.fetch);
  }
  const { facebookFlow } = await import('../../adapters/social/facebook.ts');
  return facebookFlow(ctx.fetch);
}

export function toVisit(incoming: Incoming, { provider, state, nonce, verifier }: SocialFlow): Visit {
  return { state, nonce, verifier, returnTo: `${incoming.origin}/login/${provider}/callback` };
}

/** The provider's page where the visitor signs in. */
export async function authorizationUrl(
  ctx: Context,
  incoming: Incoming,
  provider: SocialProvider,
  flow: SocialFlow,
): Promise<URL> {
  const config = await socialConfig(ctx, provider);
  if (provider !== 'telegram') {
    const { departure } = await codeFlow(ctx, provider);
    return departure(config, toVisit(incoming, flow));
  }
  // Telegram answers in the URL fragment, which only a page can read; that page calls the callback.
  return telegramDeparture(config, `${incoming.origin}/login/telegram/return?state=${flow.state}`);
}
