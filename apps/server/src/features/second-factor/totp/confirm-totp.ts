import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import type { Incoming } from '../../../platform/http/calls/incoming.ts';
import { notifyCredentialsChanged } from '../credentials-changed.ts';
import { countFactorAttempt } from '../factor-attempts.ts';
import { codesForFirstFactor } from '../first-factor.ts';
import { freshlySignedIn } from '../sign-in-proof.ts';
import { takeTotp } from './totp.ts';

/** The first code shows that the app holds the secret; from now on sign-ins ask for one. */
export async function confirmTotp(
  ctx: Context,
  incoming: Incoming,
  typed: string,
): Promise<{ recovery_codes: string[] }> {
  const { accountId } = await freshlySignedIn(ctx);
  const attempt = await countFactorAttempt(incoming, accountId);
  const recovery_codes = await inTransaction(ctx, async (tx) => {
    const codes = await codesForFirstFactor(tx, accountId);
    const code = typed.replace(/\s/g, '');
    if (!(await takeTotp(tx, { accountId, code, confirming: true })))
      refuse('invalid_input', { fields: [{ field: 'code', code: 'wrong_code' }] });
    await notifyCredentialsChanged(tx, { accountId, change: 'totpOn' });
    return codes;
  });
  await attempt.forgive();
  return { recovery_codes };
}
