import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { notifyCredentialsChanged } from '../credentials-changed.ts';
import { factorsOf, hasSecondFactor } from '../factors-of.ts';
import { freshlySignedIn } from '../sign-in-proof.ts';
import { issueRecoveryCodes } from './recovery-codes.ts';

export async function renewRecoveryCodes(ctx: Context): Promise<{ recovery_codes: string[] }> {
  const { accountId } = await freshlySignedIn(ctx);
  return inTransaction(ctx, async (tx) => {
    if (!hasSecondFactor(await factorsOf(tx, accountId))) refuse('wrong_state');
    const recovery_codes = await issueRecoveryCodes(tx, accountId);
    await notifyCredentialsChanged(tx, { accountId, change: 'recoveryCodesRenewed' });
    return { recovery_codes };
  });
}
