import { violated } from '../../platform/db/violated.ts';
import { Refusal } from '../../platform/errors.ts';

/** Runs one call of the ledger's SQL and turns what the database refuses into what a person can read. */
export async function mapLedgerErrors<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (violated(error, 'ledger_account_floor')) throw new Refusal('insufficient_balance', { cause: error });
    if (violated(error, 'MQ001')) throw new Refusal('idempotency_mismatch', { cause: error });
    if (violated(error, 'ledger_txn_reverses')) throw new Refusal('wrong_state', { cause: error });
    throw error;
  }
}
