import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import type { Incoming } from '../../../platform/http/calls/incoming.ts';
import {
  accountToClaim,
  findOneTimeCode,
  hashPassword,
  passwordProblem,
  proveEmail,
  setPassword,
} from '../../accounts/index.ts';
import { notify } from '../../notifications/index.ts';
import { countAttempt, countEmailAttempt } from '../limits/attempt-limits.ts';
import { checkCaptcha } from '../limits/check-captcha.ts';
import { knownAccount } from '../sign-in/known-device.ts';
import { recordLogin } from '../sign-in/record-login.ts';
import { mailPasswordResetJob } from './mail-password-reset.job.ts';

/** A worker looks the account up later, so that the response does not reveal whether it exists. */
export async function requestPasswordReset(
  ctx: Context,
  incoming: Incoming,
  { email, captcha_response }: { email: string; captcha_response?: string },
): Promise<void> {
  await countAttempt(incoming, 'password-email');
  await checkCaptcha(ctx, incoming, captcha_response);
  await countEmailAttempt(incoming, 'password-email', email);
  const knownAccountId = knownAccount(ctx, incoming);
  await ctx.jobs.send(mailPasswordResetJob, {
    panelId: ctx.panel.id,
    email,
    origin: incoming.origin,
    ...(knownAccountId === undefined ? {} : { knownAccountId }),
  });
}

interface NewPassword {
  email: string;
  token: string;
  password: string;
  password_confirmation: string;
  captcha_response?: string;
}

/** Sets the password and ends all sessions. The mailed link proves the address: see `proveEmail`. */
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
  await checkCaptcha(ctx, incoming, captcha_response);
  const passwordHash = await hashPassword(password);
  const code = await findOneTimeCode(ctx, { code: token, purpose: 'password-reset' });
  if (!code || code.email !== email) return refuseExpired();
  return inTransaction(ctx, async (tx) => {
    const accountId = await accountToClaim(tx, code);
    if (!accountId) return refuseExpired();
    const proof = { accountId, code: token, reason: 'reset' as const, holdsAccount: false };
    if (!(await proveEmail(tx, proof))) return refuseExpired();
    await setPassword(tx, { accountId, passwordHash });
    await recordLogin(tx, incoming, { accountId, method: 'reset', succeeded: true });
    await notify(tx, accountId, { kind: 'password-changed' });
    return accountId;
  });
}

function refuseExpired(): never {
  return refuse('invalid_input', { fields: [{ field: 'token', code: 'code_expired' }] });
}
