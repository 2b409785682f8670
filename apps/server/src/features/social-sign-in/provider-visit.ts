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

export function visitOf(incoming: Incoming, { provider, state, nonce, verifier }: SocialFlow): Visit {
  return { state, nonce, verifier, returnTo: `${incoming.origin}/login/${provider}/callback` };
}

/** Where the browser has to go to be vouched for. */
export async function departureOf(
  ctx: Context,
  incoming: Incoming,
  provider: SocialProvider,
  flow: SocialFlow,
): Promise<URL> {
  const config = await socialConfig(ctx, provider);
  if (provider !== 'telegram') {
    const { departure } = await codeFlow(ctx, provider);
    return departure(config, visitOf(incoming, flow));
  }
  // Telegram answers behind a `#`, which only a page can read; that page goes on to the callback.
  return telegramDeparture(config, `${incoming.origin}/login/telegram/return?state=${flow.state}`);
}
