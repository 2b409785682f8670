import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import type { Incoming } from '../../../platform/http/calls/incoming.ts';
import { type Account, accountsByEmail, isPassword } from '../../accounts/index.ts';
import { countAttempt } from '../limits/attempt-limits.ts';
import { checkCaptcha } from '../limits/check-captcha.ts';
import { knownDevice } from './known-device.ts';
import { recordLogin } from './record-login.ts';

interface Credentials {
  email: string;
  password: string;
  captcha_response?: string;
}

/** Whose address and password these are. Known and unknown addresses take the same steps in the same order; only the outcome differs. */
export async function signIn(
  ctx: Context,
  incoming: Incoming,
  { email, password, captcha_response }: Credentials,
): Promise<bigint> {
  const { owner, claimant } = await accountsByEmail(ctx, email);
  const attempt = await countAttempt(
    incoming,
    'login',
    knownDevice(ctx, incoming, [owner?.id, claimant?.id]) ?? email,
  );
  await checkCaptcha(ctx, captcha_response);
  const account = await whosePassword(password, owner, claimant);
  if (!account) {
    await recordLogin(ctx, incoming, { accountId: owner?.id, method: 'password', succeeded: false });
    return refuse('invalid_input', { fields: [{ field: 'email', code: 'wrong_credentials' }] });
  }
  await attempt.forgive();
  return account.id;
}

/**
 * Whoever is refused has waited for two checks, so that time does not tell how many accounts there were to
 * check. Only the owner's right password saves one: there is nothing left to hide from its owner.
 */
async function whosePassword(
  password: string,
  owner: Account | undefined,
  claimant: Account | undefined,
): Promise<Account | undefined> {
  if (await isPassword(owner?.password_hash, password)) return owner;
  return (await isPassword(claimant?.password_hash, password)) ? claimant : undefined;
}
