import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';

/**
 * What is lost of somebody's payments, and the ends of their orders, are counted one after the other: each would else
 * miss what the other has not committed. Taken after the customer's wallets and before those of whoever earns.
 */
export async function lockLosses(tx: Context, accountId: bigint): Promise<void> {
  const key = `order-losses:${tx.panel.id}:${accountId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx.db);
}
