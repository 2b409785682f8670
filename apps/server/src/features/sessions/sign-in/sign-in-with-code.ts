import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import type { Incoming } from '../../../platform/http/calls/incoming.ts';
import type { Reply } from '../../../platform/http/calls/reply.ts';
import { redeemOneTimeCode } from '../../accounts/index.ts';
import { countAttempt } from '../limits/attempt-limits.ts';
import { type OpenedSession, openSession } from '../tokens/open-session.ts';
import { completeLogin } from './complete-login.ts';
import { recordLogin } from './record-login.ts';

/** The `?token=` of an impersonation or a widget: good once, for a minute, on this panel. */
export async function signInWithCode(
  ctx: Context,
  incoming: Incoming,
  reply: Reply,
  token: string,
): Promise<OpenedSession> {
  await countAttempt(incoming, 'code');
  const purposes = ['impersonation', 'widget-sign-in'] as const;
  const code = await redeemOneTimeCode(ctx, { code: token, purposes });
  if (!code) return refuse('invalid_input', { fields: [{ field: 'token', code: 'code_expired' }] });
  const { account_id: accountId, issued_by: by, reason } = code;
  if (by === null) return completeLogin(ctx, incoming, reply, { accountId, method: 'code' });
  return inTransaction(ctx, async (tx) => {
    await recordLogin(tx, incoming, { accountId, method: 'code', succeeded: true });
    return openSession(tx, incoming, { accountId, impersonation: { by, reason: reason ?? '' } });
  });
}
