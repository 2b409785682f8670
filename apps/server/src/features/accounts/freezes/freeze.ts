import type { DB } from '../../../platform/db/generated/tables.ts';

/** What an account is frozen for. Each cause is lifted by itself. */
export interface FreezeCase {
  accountId: bigint;
  cause: DB['account_freeze']['cause'];
  /** The case it belongs to, such as an invoice's id. */
  reference?: string;
}
