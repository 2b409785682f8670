import type { MarketingVisit } from '@marquee/contract/account/account.ts';
import type { SocialProvider } from '@marquee/contract/account/social.ts';
import { localizedPath, ownPath } from '@marquee/domain/routes/localized-path.ts';

import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { Redirect } from '../../platform/http/answers/redirect.ts';
import type { Incoming } from '../../platform/http/calls/incoming.ts';
import type { Reply } from '../../platform/http/calls/reply.ts';
import { inPerson } from '../../platform/signed-in.ts';
import { findAccount, listSocialIds } from '../accounts/index.ts';
import { authorizationUrl } from './provider-visit.ts';
import { startFlow } from './social-flow.ts';
import { socialConfig } from './stored-providers.ts';
import { redirectToLogin } from './to-login.ts';

interface Input extends MarketingVisit {
  redirect?: string;
}

/** Redirects from the sign-in page to the provider. */
export async function startSocial(
  ctx: Context,
  incoming: Incoming,
  reply: Reply,
  provider: SocialProvider,
  { redirect, ...visit }: Input,
): Promise<Redirect> {
  await socialConfig(ctx, provider);
  const flow = await startFlow(ctx, incoming, reply, {
    provider,
    redirect: localizedPath(ownPath(redirect ?? '/', incoming.origin) ?? '/', ctx.locale),
    visit,
  });
  try {
    return new Redirect((await authorizationUrl(ctx, incoming, provider, flow)).href);
  } catch (error) {
    ctx.log.warn({ err: error, provider }, 'a sign-in provider cannot be reached');
    return redirectToLogin(ctx, 'social-failed');
  }
}

/** Links another provider to the signed-in account; the browser returns to a page of this panel. */
export async function connectSocial(
  ctx: Context,
  incoming: Incoming,
  reply: Reply,
  { provider, redirect_uri }: { provider: SocialProvider; redirect_uri: string },
): Promise<{ url: string }> {
  const { accountId, sessionId } = inPerson(ctx);
  if (!sessionId) return refuse('unauthenticated');
  const redirect = ownPath(redirect_uri, incoming.origin);
  if (!redirect) return refuse('invalid_input', { fields: [{ field: 'redirect_uri', code: 'invalid' }] });
  await socialConfig(ctx, provider);
  await refuseUnproven(ctx, accountId, provider);
  const connects = { accountId, sessionId };
  const flow = await startFlow(ctx, incoming, reply, { provider, redirect, connects });
  return { url: (await authorizationUrl(ctx, incoming, provider, flow)).href };
}

/** Coming back with an identity that is linked already only confirms who somebody is. */
async function refuseUnproven(ctx: Context, accountId: bigint, provider: SocialProvider): Promise<void> {
  const linked = await listSocialIds(ctx, accountId);
  if (linked.some((link) => link.provider === provider)) return;
  const account = await findAccount(ctx, accountId);
  if (!account?.email) refuse('email_not_proven');
}
