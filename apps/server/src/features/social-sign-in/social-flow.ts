import { createHash, randomBytes } from 'node:crypto';
import type { SocialProvider } from '@marquee/contract/account/social.ts';
import type { Context } from '../../platform/context.ts';
import type { Incoming } from '../../platform/http/calls/incoming.ts';
import type { Reply } from '../../platform/http/calls/reply.ts';
import { browserHash, keptBrowserSecret } from '../second-factor/index.ts';

const lifeInMinutes = 10;

interface Departure {
  provider: SocialProvider;
  /** A path of this panel. */
  redirect: string;
  affiliateCode?: string;
  /** Whose session wants to connect the identity; without, it is to sign in. */
  connects?: { accountId: bigint; sessionId: string };
}

export interface SocialFlow extends Departure {
  state: string;
  nonce: string;
  verifier: string;
}

/** Writes down who left for a provider, from which browser and why. */
export async function leaveForProvider(
  ctx: Context,
  incoming: Incoming,
  reply: Reply,
  departure: Departure,
): Promise<SocialFlow> {
  const flow = { ...departure, state: secret(), nonce: secret(), verifier: secret() };
  await ctx.db
    .insertInto('social_flow')
    .values({
      panel_id: ctx.panel.id,
      hash: hashOf(flow.state),
      provider: flow.provider,
      browser_hash: keptBrowserSecret(incoming, reply),
      account_id: flow.connects?.accountId ?? null,
      session_id: flow.connects?.sessionId ?? null,
      nonce: flow.nonce,
      verifier: flow.verifier,
      redirect: flow.redirect,
      affiliate: flow.affiliateCode ?? null,
      expires_at: new Date(ctx.clock.now().getTime() + lifeInMinutes * 60_000),
    })
    .execute();
  return flow;
}

/** The visit that a returning browser names, once: a state brought twice is worth nothing. */
export async function returnFromProvider(
  ctx: Context,
  incoming: Incoming,
  { provider, state }: { provider: SocialProvider; state: string | undefined },
): Promise<SocialFlow | undefined> {
  const browser = browserHash(incoming);
  if (!state || !browser) return undefined;
  const row = await ctx.db
    .deleteFrom('social_flow')
    .where('panel_id', '=', ctx.panel.id)
    .where('hash', '=', hashOf(state))
    .where('provider', '=', provider)
    .where('browser_hash', '=', browser)
    .where('expires_at', '>', ctx.clock.now())
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  const { account_id: accountId, session_id: sessionId, nonce, verifier, redirect } = row;
  return {
    provider,
    state,
    nonce,
    verifier,
    redirect,
    ...(row.affiliate ? { affiliateCode: row.affiliate } : {}),
    ...(accountId !== null && sessionId !== null ? { connects: { accountId, sessionId } } : {}),
  };
}

function secret(): string {
  return randomBytes(32).toString('base64url');
}

function hashOf(state: string): Buffer {
  return createHash('sha256').update(state).digest();
}
