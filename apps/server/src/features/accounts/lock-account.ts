import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { signedIn } from '../../platform/signed-in.ts';
import type { Account } from './account.ts';

/** Whoever makes a key or proves an address at the same moment waits: one of them sees the other's result. */
export function lockAccount(tx: Context, accountId: bigint): Promise<Account | undefined> {
  return tx.db
    .selectFrom('account')
    .selectAll()
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * For transactions that make something of value: only an account with a proven address may, and only from
 * a session that is still open. The lock orders this against proofs of the address, which void such things.
 */
export async function lockProvenAccount(tx: Context): Promise<void> {
  const { accountId, sessionId } = signedIn(tx);
  const account = await lockAccount(tx, accountId);
  if (!account || account.closed_at) return refuse('unauthenticated');
  if (account.email === null) return refuse('email_not_proven');
  if (sessionId && !(await isOpen(tx, sessionId))) refuse('unauthenticated');
}

/** Read after the lock, so that it sees a session that ended while waiting. */
async function isOpen(tx: Context, sessionId: string): Promise<boolean> {
  const session = await tx.db
    .selectFrom('session')
    .select('id')
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return session !== undefined;
}

/**
 * For a session that is about to open: a proof of the address at the same moment either comes first, and
 * what was shown to sign in is looked at again after it, or waits and ends the session.
 */
export async function lockForSignIn(tx: Context, accountId: bigint): Promise<void> {
  await tx.db
    .selectFrom('account')
    .select('id')
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', accountId)
    .forShare()
    .execute();
}
