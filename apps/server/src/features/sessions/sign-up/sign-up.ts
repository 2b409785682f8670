import type { Registration } from '@marquee/contract/account/account.ts';
import type { FieldError } from '@marquee/contract/error-codes.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import type { Incoming } from '../../../platform/http/calls/incoming.ts';
import { hashPasswordOf, openAccount, passwordProblem } from '../../accounts/index.ts';
import { getSettings } from '../../settings/index.ts';
import { countAttempt, countEmailAttempt } from '../limits/attempt-limits.ts';
import { checkCaptcha } from '../limits/check-captcha.ts';
import { knownAccount } from '../sign-in/known-device.ts';
import { recordLogin } from '../sign-in/record-login.ts';
import { type OpenedSession, openSession } from '../tokens/open-session.ts';
import { mailWelcome } from './mail-welcome.ts';

/** Opens an account and signs it in, even if the address is taken: only the mail reveals that. */
export async function signUp(
  ctx: Context,
  incoming: Incoming,
  { password, password_confirmation, captcha_response, ...details }: Registration,
): Promise<OpenedSession> {
  const { contact_info_is_required } = await getSettings(ctx);
  const problems: FieldError[] = [];
  const passwordCode = passwordProblem(password, password_confirmation);
  if (passwordCode) {
    const field = passwordCode === 'not_repeated' ? 'password_confirmation' : 'password';
    problems.push({ field, code: passwordCode });
  }
  if (details.account_type === 'company' && !details.company_name)
    problems.push({ field: 'company_name', code: 'required' });
  if (contact_info_is_required && details.messengers.length === 0)
    problems.push({ field: 'messengers', code: 'required' });
  if (problems.length > 0) refuse('invalid_input', { fields: problems });

  await countAttempt(incoming, 'register');
  await checkCaptcha(ctx, incoming, captcha_response);
  await countEmailAttempt(incoming, 'register', details.email);
  const claim = { email: null, claimed_email: details.email };
  const passwordHash = await hashPasswordOf(ctx, claim, password);
  return inTransaction(ctx, async (tx) => {
    const account = await openAccount(tx, details, passwordHash, knownAccount(tx, incoming));
    await mailWelcome(tx, account, incoming.origin);
    await recordLogin(tx, incoming, { accountId: account.id, method: 'register', succeeded: true });
    return openSession(tx, incoming, { accountId: account.id });
  });
}
