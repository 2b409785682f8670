import type { Context } from '../../platform/context.ts';
import { type DataKinds, type DataRow, personalDataRequested, findAccount } from '../accounts/index.ts';
import { financeEntries } from '../ledger/index.ts';
import { accountRow } from './account-row.ts';

const entriesAtOnce = 500;

/** By kind; nothing is read before somebody reads it, and long lists come in pages. */
export async function collectData(ctx: Context, accountId: bigint): Promise<DataKinds> {
  const kinds: DataKinds = new Map();
  kinds.set('account', async function* () {
    const account = await findAccount(ctx, accountId);
    if (account) yield accountRow(account);
  });
  kinds.set('finances', () => allEntries(ctx, accountId));
  await ctx.events.emit(ctx, personalDataRequested, { accountId, kinds });
  return kinds;
}

async function* allEntries(ctx: Context, customerId: bigint): AsyncIterable<DataRow> {
  const wallets = ['cash', 'bonus', 'referral', 'task'] as const;
  let before: bigint | undefined;
  do {
    const page = await financeEntries(ctx, { customerId, wallets, limit: entriesAtOnce, before });
    for (const entry of page.entries) yield { ...entry };
    before = page.next;
  } while (before !== undefined);
}
