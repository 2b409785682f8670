import type { Context } from '../../../platform/context.ts';
import type { Incoming } from '../../../platform/http/calls/incoming.ts';
import { recordProof } from '../../second-factor/index.ts';
import { impersonationMinutes, newRefreshSecret, sessionDays } from './session-cookies.ts';

import { signSessionToken } from './session-token.ts';

export interface OpenedSession {
  accountId: bigint;
  sessionId: string;
  token: string;
  /** Absent for impersonations, which cannot be renewed. */
  refreshSecret?: string;
  /** Proves that a browser's token was opened there. */
  browserSecret: string;
}

interface NewSession {
  accountId: bigint;
  /** Set when an operator impersonates the account; the session then lasts half an hour. */
  impersonation?: { by: bigint; reason: string };
}

export async function openSession(
  ctx: Context,
  incoming: Incoming,
  { accountId, impersonation }: NewSession,
): Promise<OpenedSession> {
  const { secret, hash } = newRefreshSecret();
  const now = ctx.clock.now();
  const minutes = impersonation ? impersonationMinutes : sessionDays * 24 * 60;
  const { id } = await ctx.db
    .insertInto('session')
    .values({
      panel_id: ctx.panel.id,
      account_id: accountId,
      refresh_hash: hash,
      address: incoming.address,
      user_agent: incoming.userAgent,
      on_behalf_of: impersonation?.by ?? null,
      reason: impersonation?.reason ?? null,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + minutes * 60_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // An impersonating operator has not proven to be the account's owner.
  if (!impersonation) await recordProof(ctx, id);
  const token = await signSessionToken(ctx, id);
  return {
    accountId,
    sessionId: id,
    token,
    browserSecret: secret,
    ...(impersonation ? {} : { refreshSecret: secret }),
  };
}
