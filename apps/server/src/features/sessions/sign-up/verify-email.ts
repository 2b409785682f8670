import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import type { Incoming } from '../../../platform/http/calls/incoming.ts';
import { redeemOneTimeCode, takeEmail, voidOneTimeCodes } from '../../accounts/index.ts';
import { countAttempt } from '../limits/attempt-limits.ts';

export async function verifyEmail(ctx: Context, incoming: Incoming, token: string): Promise<void> {
  await countAttempt(incoming, 'code');
  await inTransaction(ctx, async (tx) => {
    const code = await redeemOneTimeCode(tx, { code: token, purposes: ['verify-email'] });
    const confirmed =
      code?.email &&
      (await takeEmail(tx, { accountId: code.account_id, email: code.email, asClaimed: true }));
    if (!confirmed) return refuse('invalid_input', { fields: [{ field: 'token', code: 'code_expired' }] });
    await voidOneTimeCodes(tx, { accountId: code.account_id, purpose: 'verify-email' });
  });
}
