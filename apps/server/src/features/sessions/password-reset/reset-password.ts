import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import type { Incoming } from '../../../platform/http/calls/incoming.ts';
import {
  hashPassword,
  passwordProblem,
  redeemOneTimeCode,
  setPassword,
  takeEmail,
  voidOneTimeCodes,
} from '../../accounts/index.ts';
import { notify } from '../../notifications/index.ts';
import { countAttempt } from '../limits/attempt-limits.ts';
import { checkCaptcha } from '../limits/check-captcha.ts';
import { recordLogin } from '../sign-in/record-login.ts';
import { mailPasswordResetJob } from './mail-password-reset.job.ts';

/** A worker looks the account up later, so that the response does not reveal whether it exists. */
export async function requestPasswordReset(
  ctx: Context,
  incoming: Incoming,
  { email, captcha_response }: { email: string; captcha_response?: string },
): Promise<void> {
  await countAttempt(incoming, 'password-email', email);
  await checkCaptcha(ctx, captcha_response);
  await ctx.jobs.send(mailPasswordResetJob, { panelId: ctx.panel.id, email, origin: incoming.origin });
}

interface NewPassword {
  email: string;
  token: string;
  password: string;
  password_confirmation: string;
  captcha_response?: string;
}

/** Sets the password and ends all sessions. Opening the mailed link also verifies the address. */
export async function resetPassword(
  ctx: Context,
  incoming: Incoming,
  { email, token, password, password_confirmation, captcha_response }: NewPassword,
): Promise<bigint> {
  const problem = passwordProblem(password, password_confirmation);
  if (problem) {
    const field = problem === 'not_repeated' ? 'password_confirmation' : 'password';
    refuse('invalid_input', { fields: [{ field, code: problem }] });
  }
  await countAttempt(incoming, 'code');
  await checkCaptcha(ctx, captcha_response);
  const passwordHash = await hashPassword(password);
  return inTransaction(ctx, async (tx) => {
    const code = await redeemOneTimeCode(tx, { code: token, purposes: ['password-reset'] });
    if (!code || code.email !== email)
      return refuse('invalid_input', { fields: [{ field: 'token', code: 'code_expired' }] });
    const accountId = code.account_id;
    await setPassword(tx, { accountId, passwordHash });
    await takeEmail(tx, { accountId, email, asClaimed: true });
    await voidOneTimeCodes(tx, { accountId, purpose: 'password-reset' });
    await recordLogin(tx, incoming, { accountId, method: 'reset', succeeded: true });
    await notify(tx, accountId, { kind: 'password-changed' });
    return accountId;
  });
}
