import type { SocialProvider, TelegramUser } from '@marquee/contract/account/social.ts';
import { localizedPath, splitLocale } from '@marquee/domain/routes/localized-path.ts';
import type { SocialPerson } from '../../adapters/social/social-adapter.ts';
import type { Context } from '../../platform/context.ts';
import { Refusal, refuse } from '../../platform/errors.ts';
import { Redirect } from '../../platform/http/answers/redirect.ts';
import type { Incoming } from '../../platform/http/calls/incoming.ts';
import type { Reply } from '../../platform/http/calls/reply.ts';
import { findAccount, findAccountBySocialId, shownEmail } from '../accounts/index.ts';
import { completeLogin, countAttempt, knownAccount, setSessionCookies } from '../sessions/index.ts';
import { accountForPerson } from './account-for-person.ts';
import { connectPerson } from './connect-person.ts';
import { codeFlow, toVisit } from './provider-visit.ts';
import { consumeFlow, type SocialFlow } from './social-flow.ts';
import { socialConfig } from './stored-providers.ts';
import { verifyTelegramPerson } from './telegram.ts';
import { redirectToLogin, redirectWithNotice } from './to-login.ts';

interface CallbackQuery {
  code?: string;
  state?: string;
  iss?: string;
  error?: string;
}

/** The callback of Google and Facebook, with an authorization code. */
export function finishCodeFlow(
  ctx: Context,
  incoming: Incoming,
  reply: Reply,
  provider: 'google' | 'facebook',
  query: CallbackQuery,
): Promise<Redirect> {
  return finish(ctx, incoming, reply, provider, query.state, async (flow) => {
    if (query.error || !query.code) return undefined;
    const { code, state = '', iss } = query;
    const answer = { code, state, ...(iss ? { iss } : {}) };
    const config = await socialConfig(ctx, provider);
    const { arrive } = await codeFlow(ctx, provider);
    return arrive(config, toVisit(incoming, flow), answer);
  });
}

/** The callback of Telegram, called by the page that read its answer. */
export function finishTelegram(
  ctx: Context,
  incoming: Incoming,
  reply: Reply,
  { state, ...user }: TelegramUser & { state?: string },
): Promise<Redirect> {
  return finish(ctx, incoming, reply, 'telegram', state, () => verifyTelegramPerson(ctx, user));
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
  const flow = await consumeFlow(ctx, incoming, { provider, state });
  if (!flow) return redirectToLogin(ctx, 'social-failed');
  const person = await identify(flow).catch((error) => {
    ctx.log.warn({ err: error, provider }, 'a social sign-in was refused');
    return undefined;
  });
  if (!person)
    return flow.connects
      ? redirectWithNotice(flow.redirect, 'social-failed')
      : redirectToLogin(ctx, 'social-failed');
  await attempt.forgive();
  if (!flow.connects) return signInByRedirect(ctx, incoming, reply, { ...flow, person });
  return redirectWithNotice(flow.redirect, await connectPerson(ctx, { ...flow.connects, provider, person }));
}

/** Signs in through cookies and redirects the browser to a page. */
async function signInByRedirect(
  ctx: Context,
  incoming: Incoming,
  reply: Reply,
  { provider, person, redirect, visit = {} }: SocialFlow & { person: SocialPerson },
): Promise<Redirect> {
  const origin = incoming.origin;
  const browserOf = knownAccount(ctx, incoming);
  let accountId: bigint;
  try {
    accountId = await accountForPerson(ctx, { provider, person, visit, origin, browserOf });
    const { subject } = person;
    const isStillValid = async (tx: Context) =>
      (await findAccountBySocialId(tx, { provider, subject })) === accountId;
    const login = { accountId, method: provider, isStillValid };
    setSessionCookies(ctx, reply, await completeLogin(ctx, incoming, reply, login));
  } catch (error) {
    const code = error instanceof Refusal ? error.code : undefined;
    if (code === 'second_factor_needed')
      return redirectToLogin(ctx, 'second-factor', splitLocale(redirect).path);
    if (code === 'wrong_state' || code === 'invalid_input') return redirectToLogin(ctx, 'social-failed');
    throw error;
  }
  const account = (await findAccount(ctx, accountId)) ?? refuse('unauthenticated');
  if (shownEmail(account) !== null) return new Redirect(redirect);
  const query = new URLSearchParams({ redirect: splitLocale(redirect).path });
  return new Redirect(`${localizedPath('/login/email', ctx.locale)}?${query}`);
}
