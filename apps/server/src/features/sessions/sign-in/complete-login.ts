import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import type { Incoming } from '../../../platform/http/calls/incoming.ts';
import type { Reply } from '../../../platform/http/calls/reply.ts';
import { factorsOf, hasSecondFactor, openChallenge } from '../../second-factor/index.ts';
import { type OpenedSession, openSession } from '../tokens/open-session.ts';
import { notifyNewDevice } from './notify-new-device.ts';
import { type LoginMethod, recordLogin } from './record-login.ts';

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
