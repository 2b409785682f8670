import { createHash, randomBytes } from 'node:crypto';
import { type MarketingVisit, recordMarketingSource } from '@marquee/contract/account/account.ts';
import type { SocialProvider } from '@marquee/contract/account/social.ts';
import type { Context } from '../../platform/context.ts';
import type { Incoming } from '../../platform/http/calls/incoming.ts';
import type { Reply } from '../../platform/http/calls/reply.ts';
import { browserHash, reuseBrowserSecret } from '../second-factor/index.ts';

const lifetimeMinutes = 10;

interface NewFlow {
  provider: SocialProvider;
  /** A path of this panel. */
  redirect: string;
  /** What a new account remembers of where its owner came from. */
  visit?: MarketingVisit;
  /** The session that wants to link the identity; absent for a sign-in. */
  connects?: { accountId: bigint; sessionId: string };
}

export interface SocialFlow extends NewFlow {
  state: string;
  nonce: string;
  verifier: string;
}

/** Stores a sign-in flow before the browser is sent to the provider. */
export async function startFlow(
  ctx: Context,
  incoming: Incoming,
  reply: Reply,
  start: NewFlow,
): Promise<SocialFlow> {
  const flow = { ...start, state: randomSecret(), nonce: randomSecret(), verifier: randomSecret() };
  await ctx.db
    .insertInto('social_flow')
    .values({
      panel_id: ctx.panel.id,
      hash: hashState(flow.state),
      provider: flow.provider,
      browser_hash: reuseBrowserSecret(incoming, reply),
      account_id: flow.connects?.accountId ?? null,
      session_id: flow.connects?.sessionId ?? null,
      nonce: flow.nonce,
      verifier: flow.verifier,
      redirect: flow.redirect,
      visit: JSON.stringify(flow.visit ?? {}),
      expires_at: new Date(ctx.clock.now().getTime() + lifetimeMinutes * 60_000),
    })
    .execute();
  return flow;
}

/** Deletes and returns the flow of a returning browser: each state works once. */
export async function consumeFlow(
  ctx: Context,
  incoming: Incoming,
  { provider, state }: { provider: SocialProvider; state: string | undefined },
): Promise<SocialFlow | undefined> {
  const browser = browserHash(incoming);
  if (!state || !browser) return undefined;
  const row = await ctx.db
    .deleteFrom('social_flow')
    .where('panel_id', '=', ctx.panel.id)
    .where('hash', '=', hashState(state))
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
    // A flow that the previous version has begun holds the code alone.
    visit: recordMarketingSource.body.parse(row.affiliate ? { affiliate_code: row.affiliate } : row.visit),
    ...(accountId !== null && sessionId !== null ? { connects: { accountId, sessionId } } : {}),
  };
}

function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

function hashState(state: string): Buffer {
  return createHash('sha256').update(state).digest();
}
