import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import type { Incoming } from '../../platform/http/calls/incoming.ts';
import { redeemOneTimeCode, setPassword, takeEmail, voidOneTimeCodes } from '../accounts/index.ts';
import { revokeToken } from '../api-tokens/index.ts';
import { countCode } from './count-code.ts';

/**
 * The change was somebody else's: the former address comes back, and all that the other one may know
 * is void. Its owner then sets a new password by mail.
 */
export async function undoEmailChange(ctx: Context, incoming: Incoming, token: string): Promise<void> {
  await countCode(incoming);
  await inTransaction(ctx, async (tx) => {
    const code = await redeemOneTimeCode(tx, { code: token, purposes: ['undo-email-change'] });
    const accountId = code?.account_id;
    const restored = code?.email && (await takeEmail(tx, { accountId: code.account_id, email: code.email }));
    if (!accountId || !restored)
      return refuse('invalid_input', { fields: [{ field: 'token', code: 'code_expired' }] });
    await setPassword(tx, { accountId, passwordHash: null });
    await revokeToken(tx, accountId);
    for (const purpose of ['change-email', 'undo-email-change', 'password-reset'] as const)
      await voidOneTimeCodes(tx, { accountId, purpose });
    await recordAudit(tx, {
      action: 'profile.undo-email-change',
      subjectType: 'account',
      subjectId: accountId,
    });
  });
}
