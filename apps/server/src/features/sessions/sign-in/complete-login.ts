import type { Profile } from '@marquee/contract/account/profile.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import type { Incoming } from '../../../platform/http/calls/incoming.ts';
import type { Reply } from '../../../platform/http/calls/reply.ts';
import { lockForSignIn } from '../../accounts/index.ts';
import { notify } from '../../notifications/index.ts';
import { getProfile } from '../../profile/index.ts';
import { getFactors, hasSecondFactor, openChallenge } from '../../second-factor/index.ts';
import { type OpenedSession, openSession } from '../tokens/open-session.ts';
import { setRefreshCookies } from '../tokens/session-cookies.ts';
import { knownDevice } from './known-device.ts';
import { type LoginMethod, recordLogin } from './record-login.ts';

const recentLogins = 100;

interface SignedInAccount {
  accountId: bigint;
  method: LoginMethod;
  /** Whether what was shown to sign in is still the account's; a proof of its address may have voided it. */
  isStillValid?(tx: Context): Promise<boolean>;
}

/** After the first factor: opens a session, or asks for the second factor where the account has one. */
export async function completeLogin(
  ctx: Context,
  incoming: Incoming,
  reply: Reply,
  login: SignedInAccount,
): Promise<OpenedSession> {
  if (!hasSecondFactor(await getFactors(ctx, login.accountId))) return startSession(ctx, incoming, login);
  await openChallenge(ctx, reply, login);
  return refuse('second_factor_needed');
}

export function startSession(
  ctx: Context,
  incoming: Incoming,
  { accountId, method, isStillValid }: SignedInAccount,
): Promise<OpenedSession> {
  return inTransaction(ctx, async (tx) => {
    await lockForSignIn(tx, accountId);
    if (isStillValid && !(await isStillValid(tx)))
      return refuse('invalid_input', { fields: [{ field: 'email', code: 'wrong_credentials' }] });
    await notifyNewDevice(tx, incoming, accountId);
    await recordLogin(tx, incoming, { accountId, method, succeeded: true });
    return openSession(tx, incoming, { accountId });
  });
}

/**
 * Notifies the owner of a sign-in from a new device. A device is known by its signed cookie or, without
 * one, by its user agent and IP address. The very first sign-in is not reported.
 */
async function notifyNewDevice(tx: Context, incoming: Incoming, accountId: bigint): Promise<void> {
  if (knownDevice(tx, incoming, [accountId])) return;
  const { address, userAgent } = incoming;
  const logins = await tx.db
    .selectFrom('login_attempt')
    .select(['address', 'user_agent'])
    .where('panel_id', '=', tx.panel.id)
    .where('account_id', '=', accountId)
    .where('succeeded', '=', true)
    .orderBy('id', 'desc')
    .limit(recentLogins)
    .execute();
  const isNewDevice =
    logins.length > 0 && !logins.some((one) => one.address === address && one.user_agent === userAgent);
  if (isNewDevice) await notify(tx, accountId, { kind: 'new-device', userAgent, address });
}

/** The response of every sign-in: the token as a header, the refresh cookie and the profile. */
export async function answerSession(
  ctx: Context,
  reply: Reply,
  session: OpenedSession,
): Promise<{ data: Profile }> {
  reply.header('authorization', `Bearer ${session.token}`);
  setRefreshCookies(ctx, reply, session);
  const profile = await getProfile(ctx, {
    accountId: session.accountId,
    exact: true,
    // Only an impersonation has no refresh secret.
    impersonatedSession: session.refreshSecret ? undefined : session.sessionId,
  });
  return { data: { ...profile, auth_token: session.token } };
}
