import type { PasskeyAnswer } from '@marquee/contract/account/second-factor.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import type { Incoming } from '../../../platform/http/calls/incoming.ts';
import type { Reply } from '../../../platform/http/calls/reply.ts';
import {
  type AccountsByEmail,
  accountsByEmail,
  isStillPassword,
  redeemOneTimeCode,
} from '../../accounts/index.ts';
import { checkPasskey, isPasskeyOf } from '../../second-factor/index.ts';
import { countAttempt, countEmailAttempt, unlessRefused } from '../limits/attempt-limits.ts';
import { checkCaptcha } from '../limits/check-captcha.ts';
import { type OpenedSession, openSession } from '../tokens/open-session.ts';
import { completeLogin, startSession } from './complete-login.ts';
import { knownAccount, knownDevice } from './known-device.ts';
import { passwordHolder } from './password-holder.ts';
import { recordLogin } from './record-login.ts';

interface Credentials {
  email: string;
  password: string;
  captcha_response?: string;
}

/** The account with this email and password. Known and unknown emails take the same steps, so timing reveals nothing. */
export async function signIn(
  ctx: Context,
  incoming: Incoming,
  { email, password, captcha_response }: Credentials,
): Promise<{ accountId: bigint; isStillValid(tx: Context): Promise<boolean> }> {
  const call = await countAttempt(incoming, 'login');
  await checkCaptcha(ctx, incoming, captcha_response);
  const known = knownAccount(ctx, incoming);
  const accounts = await accountsByEmail(ctx, email, known);
  const { attempt, own } = await countSignIn(ctx, incoming, email, accounts);
  const { owner } = accounts;
  const candidates = { first: own ?? owner, claimantsOf: own ? undefined : email, known };
  const holder = await passwordHolder(ctx, candidates, password);
  if (!holder) {
    await recordLogin(ctx, incoming, { accountId: owner?.id, method: 'password', succeeded: false });
    return refuse('invalid_input', { fields: [{ field: 'email', code: 'wrong_credentials' }] });
  }
  await Promise.all([call.forgive(), attempt.forgive()]);
  const { accountId, passwordHash } = holder;
  return { accountId, isStillValid: (tx) => isStillPassword(tx, accountId, passwordHash) };
}

/**
 * A known device has attempts of its own, for its own account alone: anybody can register the address too and
 * get a device with every sign-in. The other accounts are tried while the attempts on the address last.
 */
async function countSignIn(ctx: Context, incoming: Incoming, email: string, accounts: AccountsByEmail) {
  const ofAddress = () => countEmailAttempt(incoming, 'login', email);
  const candidates = [accounts.owner, ...accounts.claimants];
  const own = candidates.find((one) => one && knownDevice(ctx, incoming, [one.id]));
  const device = own && knownDevice(ctx, incoming, [own.id]);
  if (!device) return { attempt: await ofAddress() };
  const here = await countEmailAttempt(incoming, 'login', device);
  const elsewhere = await unlessRefused(ofAddress);
  return {
    attempt: { forgive: async () => void (await Promise.all([here.forgive(), elsewhere?.forgive()])) },
    /** The only one to try. */
    own: elsewhere ? undefined : own,
  };
}

/** Signs in with the one-time `?token=` of an impersonation, a child panel's owner or a widget. */
export async function signInWithCode(
  ctx: Context,
  incoming: Incoming,
  reply: Reply,
  token: string,
): Promise<OpenedSession> {
  await countAttempt(incoming, 'code');
  const purposes = ['impersonation', 'owner-sign-in', 'widget-sign-in'] as const;
  const code = await redeemOneTimeCode(ctx, { code: token, purposes });
  if (!code) return refuse('invalid_input', { fields: [{ field: 'token', code: 'code_expired' }] });
  const { account_id: accountId, issued_by: by, reason } = code;
  if (by === null) return completeLogin(ctx, incoming, reply, { accountId, method: 'code' });
  return inTransaction(ctx, async (tx) => {
    await recordLogin(tx, incoming, { accountId, method: 'code', succeeded: true });
    return openSession(tx, incoming, { accountId, impersonation: { by, reason: reason ?? '' } });
  });
}

/** A passkey unlocked by its owner counts as both factors. */
export async function signInWithPasskey(
  ctx: Context,
  incoming: Incoming,
  answer: PasskeyAnswer,
): Promise<OpenedSession> {
  const attempt = await countAttempt(incoming, 'code');
  const accountId = await checkPasskey(ctx, incoming, { answer, purpose: 'sign-in' });
  if (accountId === undefined)
    return refuse('invalid_input', { fields: [{ field: 'passkey', code: 'invalid' }] });
  await attempt.forgive();
  const isStillValid = (tx: Context) => isPasskeyOf(tx, accountId, answer.id);
  return startSession(ctx, incoming, { accountId, method: 'passkey', isStillValid });
}
