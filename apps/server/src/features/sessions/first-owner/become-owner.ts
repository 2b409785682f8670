import type { becomeOwner as endpoint } from '@marquee/contract/account/first-owner.ts';
import type { Input } from '@marquee/contract/endpoint.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import type { Incoming } from '../../../platform/http/calls/incoming.ts';
import { hashPassword, hasOwner, openOwner, passwordProblem } from '../../accounts/index.ts';
import { countAttempt } from '../limits/attempt-limits.ts';
import { recordLogin } from '../sign-in/record-login.ts';
import { type OpenedSession, openSession } from '../tokens/open-session.ts';
import { hashOwnerCode } from './issue-owner-link.ts';

/** Opens the first owner's account with the code that was printed at the start, and signs it in. */
export async function becomeOwner(
  ctx: Context,
  incoming: Incoming,
  { code, email, password, password_confirmation }: Input<typeof endpoint>['body'],
): Promise<OpenedSession> {
  const problem = passwordProblem(password, password_confirmation);
  if (problem) {
    const field = problem === 'not_repeated' ? 'password_confirmation' : 'password';
    refuse('invalid_input', { fields: [{ field, code: problem }] });
  }
  await countAttempt(incoming, 'code');
  const passwordHash = await hashPassword(password);
  return inTransaction(ctx, async (tx) => {
    // Deleting it locks it, so that of two calls at once only one goes on.
    const { numDeletedRows } = await tx.db
      .deleteFrom('owner_link')
      .where('panel_id', '=', tx.panel.id)
      .where('hash', '=', hashOwnerCode(code))
      .where('expires_at', '>', tx.clock.now())
      .executeTakeFirstOrThrow();
    if (numDeletedRows !== 1n || (await hasOwner(tx)))
      return refuse('invalid_input', { fields: [{ field: 'code', code: 'code_expired' }] });
    const accountId = await openOwner(tx, { email, passwordHash });
    await recordLogin(tx, incoming, { accountId, method: 'register', succeeded: true });
    return openSession(tx, incoming, { accountId });
  });
}
