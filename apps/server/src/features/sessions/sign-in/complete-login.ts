import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import type { Incoming } from '../../../platform/http/calls/incoming.ts';
import type { Reply } from '../../../platform/http/calls/reply.ts';
import { notify } from '../../notifications/index.ts';
import { factorsOf, hasSecondFactor, openChallenge } from '../../second-factor/index.ts';
import { type OpenedSession, openSession } from '../tokens/open-session.ts';
import { knownDevice } from './known-device.ts';
import { type LoginMethod, recordLogin } from './record-login.ts';

const signInsLookedAt = 100;

interface Entrant {
  accountId: bigint;
  method: LoginMethod;
}

/** Who has shown one factor is in, or is asked for the second: remembered for this browser, not a session. */
export async function completeLogin(
  ctx: Context,
  incoming: Incoming,
  reply: Reply,
  entrant: Entrant,
): Promise<OpenedSession> {
  if (!hasSecondFactor(await factorsOf(ctx, entrant.accountId))) return letIn(ctx, incoming, entrant);
  await openChallenge(ctx, reply, entrant);
  return refuse('second_factor_needed');
}

export function letIn(
  ctx: Context,
  incoming: Incoming,
  { accountId, method }: Entrant,
): Promise<OpenedSession> {
  return inTransaction(ctx, async (tx) => {
    await notifyNewDevice(tx, incoming, accountId);
    await recordLogin(tx, incoming, { accountId, method, succeeded: true });
    return openSession(tx, incoming, { accountId });
  });
}

/**
 * Tells the owner when somebody gets in from where nobody did before. A browser that was here is known by
 * its proof, or, where it keeps none, by its name and address. The very first sign-in is no news.
 */
async function notifyNewDevice(tx: Context, incoming: Incoming, accountId: bigint): Promise<void> {
  if (knownDevice(tx, incoming, [accountId])) return;
  const { address, userAgent } = incoming;
  const earlier = await tx.db
    .selectFrom('login_attempt')
    .select(['address', 'user_agent'])
    .where('panel_id', '=', tx.panel.id)
    .where('account_id', '=', accountId)
    .where('succeeded', '=', true)
    .orderBy('id', 'desc')
    .limit(signInsLookedAt)
    .execute();
  const isNews =
    earlier.length > 0 && !earlier.some((one) => one.address === address && one.user_agent === userAgent);
  if (isNews) await notify(tx, accountId, { kind: 'new-device', userAgent, address });
}
