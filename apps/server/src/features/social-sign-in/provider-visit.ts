import type { SocialProvider } from '@marquee/contract/social.ts';
import { facebookFlow } from '../../adapters/social/facebook.ts';
import { googleFlow } from '../../adapters/social/google.ts';
import type { CodeFlow, Visit } from '../../adapters/social/social-adapter.ts';
import { telegramDeparture } from '../../adapters/social/telegram.ts';
import type { Context } from '../../platform/context.ts';
import type { Incoming } from '../../platform/http/incoming.ts';
import type { SocialFlow } from './social-flow.ts';
import { socialConfig } from './stored-providers.ts';

export function codeFlow(ctx: Context, provider: 'google' | 'facebook'): CodeFlow {
  return provider === 'google' ? googleFlow(ctx.fetch) : facebookFlow(ctx.fetch);
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
  if (provider !== 'telegram') return codeFlow(ctx, provider).departure(config, visitOf(incoming, flow));
  // Telegram answers behind a `#`, which only a page can read; that page goes on to the callback.
  return telegramDeparture(config, `${incoming.origin}/login/telegram/return?state=${flow.state}`);
}
