import type { Context } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/generated/tables.ts';

/** What an account is frozen for. Each cause is lifted by itself. */
export interface FreezeCase {
  accountId: bigint;
  cause: DB['account_freeze']['cause'];
  /** The case it belongs to, such as an invoice's id. */
  reference?: string;
}

/** Causes of one account are opened and lifted one after the other. */
export async function lockForFreezing(tx: Context, accountId: bigint): Promise<void> {
  await tx.db
    .selectFrom('account')
    .select('id')
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .execute();
}
