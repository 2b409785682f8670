import type { SocialProvider, TelegramUser } from '@marquee/contract/social.ts';
import type { SocialPerson } from '../../adapters/social/social-adapter.ts';
import type { Context } from '../../platform/context.ts';
import type { Redirect } from '../../platform/http/answers/redirect.ts';
import type { Incoming } from '../../platform/http/calls/incoming.ts';
import type { Reply } from '../../platform/http/calls/reply.ts';
import { countAttempt } from '../sessions/index.ts';
import { connectPerson } from './connect-person.ts';
import { enterByRedirect } from './enter-by-redirect.ts';
import { codeFlow, visitOf } from './provider-visit.ts';
import { returnFromProvider, type SocialFlow } from './social-flow.ts';
import { socialConfig } from './stored-providers.ts';
import { takeTelegramPerson } from './take-telegram-person.ts';
import { toLogin, withNotice } from './to-login.ts';

interface Arrival {
  code?: string;
  state?: string;
  iss?: string;
  error?: string;
}

/** Google or Facebook sends the browser back with a code. */
export function finishCodeFlow(
  ctx: Context,
  incoming: Incoming,
  reply: Reply,
  provider: 'google' | 'facebook',
  arrival: Arrival,
): Promise<Redirect> {
  return finish(ctx, incoming, reply, provider, arrival.state, async (flow) => {
    if (arrival.error || !arrival.code) return undefined;
    const { code, state = '', iss } = arrival;
    const answer = { code, state, ...(iss ? { iss } : {}) };
    const config = await socialConfig(ctx, provider);
    const { arrive } = await codeFlow(ctx, provider);
    return arrive(config, visitOf(incoming, flow), answer);
  });
}

/** Telegram's answer, brought by the page that read it. */
export function finishTelegram(
  ctx: Context,
  incoming: Incoming,
  reply: Reply,
  { state, ...user }: TelegramUser & { state?: string },
): Promise<Redirect> {
  return finish(ctx, incoming, reply, 'telegram', state, () => takeTelegramPerson(ctx, user));
}

async function finish(
  ctx: Context,
  incoming: Incoming,
  reply: Reply,
  provider: SocialProvider,
  state: string | undefined,
  identify: (flow: SocialFlow) => Promise<SocialPerson | undefined>,
): Promise<Redirect> {
  await socialConfig(ctx, provider);
  const attempt = await countAttempt(incoming, 'code');
  const flow = await returnFromProvider(ctx, incoming, { provider, state });
  if (!flow) return toLogin(ctx, 'social-failed');
  const person = await identify(flow).catch((error) => {
    ctx.log.warn({ err: error, provider }, 'a social sign-in was refused');
    return undefined;
  });
  if (!person)
    return flow.connects ? withNotice(flow.redirect, 'social-failed') : toLogin(ctx, 'social-failed');
  await attempt.forgive();
  if (!flow.connects) return enterByRedirect(ctx, incoming, reply, { ...flow, person });
  return withNotice(flow.redirect, await connectPerson(ctx, { ...flow.connects, provider, person }));
}
