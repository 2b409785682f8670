import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '../../../platform/context.ts';
import type { Incoming } from '../../../platform/http/calls/incoming.ts';
import type { Reply } from '../../../platform/http/calls/reply.ts';
import { browserHash, reuseBrowserSecret } from '../../second-factor/index.ts';

const lifetimeMinutes = 15;

export interface ConnectAttempt {
  accountId: bigint;
  sessionId: string;
  verifier: string;
  /** A path of this panel. */
  redirect: string;
}

/** Stored before the browser leaves for the video network. */
export async function beginAttempt(
  ctx: Context,
  incoming: Incoming,
  reply: Reply,
  start: Omit<ConnectAttempt, 'verifier'>,
): Promise<{ state: string; verifier: string }> {
  const [state, verifier] = [randomSecret(), randomSecret()];
  await ctx.db
    .insertInto('channel_connect_attempt')
    .values({
      panel_id: ctx.panel.id,
      hash: hashState(state),
      browser_hash: reuseBrowserSecret(incoming, reply),
      account_id: start.accountId,
      session_id: start.sessionId,
      verifier,
      redirect: start.redirect,
      expires_at: new Date(ctx.clock.now().getTime() + lifetimeMinutes * 60_000),
    })
    .execute();
  return { state, verifier };
}

/** Deletes and returns the attempt of a returning browser: each state works once, and only there. */
export async function consumeAttempt(
  ctx: Context,
  incoming: Incoming,
  state: string | undefined,
): Promise<ConnectAttempt | undefined> {
  const browser = browserHash(incoming);
  if (!state || !browser) return undefined;
  const row = await ctx.db
    .deleteFrom('channel_connect_attempt')
    .where('panel_id', '=', ctx.panel.id)
    .where('hash', '=', hashState(state))
    .where('browser_hash', '=', browser)
    .where('expires_at', '>', ctx.clock.now())
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  const { account_id, session_id, verifier, redirect } = row;
  return { accountId: account_id, sessionId: session_id, verifier, redirect };
}

/** Unfinished ones go when the account is closed, and when its address is proven. */
export async function forgetAttempts(tx: Context, { accountId }: { accountId: bigint }): Promise<void> {
  await tx.db
    .deleteFrom('channel_connect_attempt')
    .where('panel_id', '=', tx.panel.id)
    .where('account_id', '=', accountId)
    .execute();
}

function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

function hashState(state: string): Buffer {
  return createHash('sha256').update(state).digest();
}
