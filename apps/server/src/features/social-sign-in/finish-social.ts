import type { SocialProvider, TelegramUser } from '@marquee/contract/account/social.ts';
import { localizedPath, splitLocale } from '@marquee/domain/routes/localized-path.ts';
import type { SocialPerson } from '../../adapters/social/social-adapter.ts';
import type { Context } from '../../platform/context.ts';
import { Refusal, refuse } from '../../platform/errors.ts';
import { Redirect } from '../../platform/http/answers/redirect.ts';
import type { Incoming } from '../../platform/http/calls/incoming.ts';
import type { Reply } from '../../platform/http/calls/reply.ts';
import { findAccount, shownEmail } from '../accounts/index.ts';
import { completeLogin, countAttempt, keepSession } from '../sessions/index.ts';
import { accountForPerson } from './account-for-person.ts';
import { connectPerson } from './connect-person.ts';
import { codeFlow, visitOf } from './provider-visit.ts';
import { returnFromProvider, type SocialFlow } from './social-flow.ts';
import { socialConfig } from './stored-providers.ts';
import { takeTelegramPerson } from './telegram.ts';
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

/** Signs in a browser that came by link: the session travels in its cookies, and it goes on to a page. */
async function enterByRedirect(
  ctx: Context,
  incoming: Incoming,
  reply: Reply,
  { provider, person, redirect, affiliateCode }: SocialFlow & { person: SocialPerson },
): Promise<Redirect> {
  const origin = incoming.origin;
  let accountId: bigint;
  try {
    accountId = await accountForPerson(ctx, { provider, person, affiliateCode, origin });
    keepSession(ctx, reply, await completeLogin(ctx, incoming, reply, { accountId, method: provider }));
  } catch (error) {
    const code = error instanceof Refusal ? error.code : undefined;
    if (code === 'second_factor_needed') return toLogin(ctx, 'second-factor', splitLocale(redirect).path);
    if (code === 'wrong_state') return toLogin(ctx, 'social-failed');
    throw error;
  }
  const account = (await findAccount(ctx, accountId)) ?? refuse('unauthenticated');
  if (shownEmail(account) !== null) return new Redirect(redirect);
  const query = new URLSearchParams({ redirect: splitLocale(redirect).path });
  return new Redirect(`${localizedPath('/login/email', ctx.locale)}?${query}`);
}
