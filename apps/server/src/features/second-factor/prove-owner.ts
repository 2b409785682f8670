import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import type { Incoming } from '../../platform/http/calls/incoming.ts';
import { inPerson } from '../../platform/in-person.ts';
import { type Account, findAccount, isPassword } from '../accounts/index.ts';
import { freshlySignedIn } from './sign-in-proof.ts';

const attempts = { points: 10, seconds: 15 * 60, failClosed: true };

/**
 * Before an account changes hands or ends: its password or, where it has none, somebody who has just
 * signed in or confirmed who they are. A browser left open is not enough.
 */
export async function proveOwner(
  ctx: Context,
  incoming: Incoming,
  password: string | undefined,
): Promise<Account> {
  const { accountId } = inPerson(ctx);
  const account = (await findAccount(ctx, accountId)) ?? refuse('unauthenticated');
  if (account.password_hash === null) {
    await freshlySignedIn(ctx);
    return account;
  }
  if (password === undefined)
    return refuse('invalid_input', { fields: [{ field: 'current_password', code: 'required' }] });
  await incoming.consume('own-password', String(accountId), attempts);
  if (!(await isPassword(account.password_hash, password)))
    refuse('invalid_input', { fields: [{ field: 'current_password', code: 'wrong_password' }] });
  await incoming.forgive('own-password', String(accountId), attempts);
  return account;
}
