import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import type { Incoming } from '../../platform/http/calls/incoming.ts';
import { inPerson } from '../../platform/signed-in.ts';
import {
  hashPasswordOf,
  passwordProblem,
  setPassword,
  shownEmail,
  voidOneTimeCodes,
} from '../accounts/index.ts';
import { notify } from '../notifications/index.ts';
import { proveOwner } from '../second-factor/index.ts';

interface NewPassword {
  current_password?: string | undefined;
  password: string;
  password_confirmation: string;
}

/** Ends all other sessions and makes earlier password-reset links unusable. */
export async function changePassword(
  ctx: Context,
  incoming: Incoming,
  { current_password, password, password_confirmation }: NewPassword,
): Promise<void> {
  const { accountId, sessionId } = inPerson(ctx);
  const problem = passwordProblem(password, password_confirmation);
  if (problem) {
    const field = problem === 'not_repeated' ? 'password_confirmation' : 'password';
    refuse('invalid_input', { fields: [{ field, code: problem }] });
  }
  const account = await proveOwner(ctx, incoming, current_password);
  // Nobody could sign in with it.
  if (shownEmail(account) === null) refuse('email_not_proven');
  const passwordHash = await hashPasswordOf(ctx, account, password);
  await inTransaction(ctx, async (tx) => {
    await setPassword(tx, { accountId, passwordHash, keptSession: sessionId });
    await voidOneTimeCodes(tx, { accountId, purpose: 'password-reset' });
    await notify(tx, accountId, { kind: 'password-changed' });
  });
}
