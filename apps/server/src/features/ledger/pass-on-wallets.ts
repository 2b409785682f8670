import { money, zero } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { customerAccount, type SpendingWallet } from './account-name.ts';
import { postTransaction } from './post-transaction.ts';

const passedOn: readonly SpendingWallet[] = ['cash', 'bonus'];

/**
 * Moves what a guest's wallets hold to the person who takes their orders over. False, and nothing moves, while the
 * guest owes. The balances are read under the wallets' lock.
 */
export async function passOnWallets(
  tx: Context,
  { fromId, toId }: { fromId: bigint; toId: bigint },
): Promise<boolean> {
  const wallets = await tx.db
    .selectFrom('ledger_account')
    .select(['kind', 'owner_id', 'debits', 'credits'])
    .where('panel_id', '=', tx.panel.id)
    .where('owner_type', '=', 'customer')
    .where('owner_id', 'in', [fromId, toId])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const own = wallets.filter(({ owner_id }) => owner_id === fromId);
  if (own.some(({ kind, debits, credits }) => kind === 'receivable' && debits > credits)) return false;
  const held = own.flatMap(({ kind, debits, credits }) => {
    const wallet = passedOn.find((name) => name === kind);
    return wallet && credits > debits ? [{ wallet, debits, amount: money(credits - debits) }] : [];
  });
  // Each time money leaves a wallet its debits grow, so the next time has another key.
  for (const { wallet, debits, amount } of held.filter((row) => row.amount > zero))
    await postTransaction(tx, {
      type: 'admin',
      key: `take-over:${fromId}:${debits}:${wallet}`,
      reason: 'guest orders taken over',
      postings: [{ from: customerAccount(fromId, wallet), to: customerAccount(toId, wallet), amount }],
    });
  return true;
}
