import { localizedPath, splitLocale } from '@marquee/domain/routes/localized-path.ts';
import type { SocialPerson } from '../../adapters/social/social-adapter.ts';
import type { Context } from '../../platform/context.ts';
import { Refusal, refuse } from '../../platform/errors.ts';
import { Redirect } from '../../platform/http/answers/redirect.ts';
import type { Incoming } from '../../platform/http/calls/incoming.ts';
import type { Reply } from '../../platform/http/calls/reply.ts';
import { findAccount, shownEmail } from '../accounts/index.ts';
import { completeLogin, keepSession } from '../sessions/index.ts';
import { accountForPerson } from './account-for-person.ts';
import type { SocialFlow } from './social-flow.ts';
import { toLogin } from './to-login.ts';

/** Signs in a browser that came by link: the session travels in its cookies, and it goes on to a page. */
export async function enterByRedirect(
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
