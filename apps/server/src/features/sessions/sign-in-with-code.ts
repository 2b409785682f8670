import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import type { Incoming } from '../../platform/http/incoming.ts';
import { redeemOneTimeCode } from '../accounts/index.ts';
import { countAttempt } from './attempt-limits.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { recordLogin } from './record-login.ts';

/** The `?token=` of an impersonation or a widget: good once, for a minute, on this panel. */
export async function signInWithCode(
  ctx: Context,
  incoming: Incoming,
  token: string,
): Promise<OpenedSession> {
  await countAttempt(incoming, 'code');
  return inTransaction(ctx, async (tx) => {
    const code = await redeemOneTimeCode(tx, {
      code: token,
      purposes: ['impersonation', 'widget-sign-in'],
    });
    if (!code) return refuse('invalid_input', { fields: [{ field: 'token', code: 'code_expired' }] });
    await recordLogin(tx, incoming, { accountId: code.account_id, method: 'code', succeeded: true });
    return openSession(tx, incoming, {
      accountId: code.account_id,
      ...(code.issued_by === null
        ? {}
        : { impersonation: { by: code.issued_by, reason: code.reason ?? '' } }),
    });
  });
}
