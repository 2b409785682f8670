import type { Context } from '../../../platform/context.ts';
import type { FreezeCase } from './freeze.ts';

interface OpenFreeze {
  cause: FreezeCase['cause'];
  reason: string;
  created_at: string;
}

const most = 50;

/** What the account is frozen for, the latest first. */
export async function openFreezes({ db, panel }: Context, accountId: bigint): Promise<OpenFreeze[]> {
  const rows = await db
    .selectFrom('account_freeze')
    .select(['cause', 'reason', 'created_at'])
    .where('panel_id', '=', panel.id)
    .where('account_id', '=', accountId)
    .where('lifted_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}
