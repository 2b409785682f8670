import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { inPerson } from '../../platform/http/in-person.ts';
import type { Incoming } from '../../platform/http/incoming.ts';
import type { Account } from './account.ts';
import { findAccount } from './find-account.ts';
import { isPassword } from './password-hash.ts';

const attempts = { points: 10, seconds: 15 * 60, failClosed: true };
const freshFor = 10 * 60_000;

/**
 * Before an account changes hands or ends: its password or, where it has none, a sign-in of the last
 * ten minutes. A browser left open is not enough.
 */
export async function proveOwner(
  ctx: Context,
  incoming: Incoming,
  password: string | undefined,
): Promise<Account> {
  const { accountId, sessionId } = inPerson(ctx);
  const account = (await findAccount(ctx, accountId)) ?? refuse('unauthenticated');
  if (account.password_hash === null) {
    if (!(await isFresh(ctx, sessionId))) refuse('sign_in_again');
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

async function isFresh(ctx: Context, sessionId: string | undefined): Promise<boolean> {
  if (!sessionId) return false;
  const session = await ctx.db
    .selectFrom('session')
    .select('created_at')
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return session !== undefined && ctx.clock.now().getTime() - session.created_at.getTime() < freshFor;
}
