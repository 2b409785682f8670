import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import type { Incoming } from '../../platform/http/calls/incoming.ts';
import { inPerson } from '../../platform/signed-in.ts';
import { claimEmail } from '../accounts/index.ts';
import { mailWelcome } from '../sessions/index.ts';

/** For accounts opened through Telegram, which have no email. The answer does not reveal whether the address is taken. */
export async function setEmail(ctx: Context, incoming: Incoming, email: string): Promise<{ email: string }> {
  const { accountId } = inPerson(ctx);
  await inTransaction(ctx, async (tx) => {
    const account = (await claimEmail(tx, { accountId, email })) ?? refuse('wrong_state');
    await mailWelcome(tx, account, incoming.origin, 'verify-email');
  });
  return { email };
}
