import { type Money, money, zero } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { type AccountName, type CustomerKind, houseAccount, type SpendingWallet } from '../account-name.ts';
import { mapLedgerErrors } from '../post-transaction.ts';
import { actorColumns, type Posted, type TransactionHeader } from '../transaction.ts';

const nothing = { bonus: zero, cash: zero };

/** Charges an order into escrow: bonus first, then cash. A free order posts nothing. */
export async function chargeWallets(
  ctx: Context,
  input: { customerId: bigint; orderId: bigint; amount: Money },
): Promise<Record<SpendingWallet, Money>> {
  if (input.amount === zero) return nothing;
  const { parts } = await takeFromWallets(ctx, {
    type: 'order',
    key: `order:${input.orderId}`,
    ref: { type: 'order', id: input.orderId },
    customerId: input.customerId,
    wallets: ['bonus', 'cash'],
    to: houseAccount('escrow'),
    amount: input.amount,
  });
  return { ...nothing, ...parts };
}

interface TakeInput<Kind extends CustomerKind> extends TransactionHeader {
  customerId: bigint;
  /** Each wallet gives what it holds, in this order; the last one must cover the rest or all is refused. */
  wallets: readonly Kind[];
  to: AccountName;
  amount: Money;
}

interface Taken<Kind extends CustomerKind> extends Posted {
  parts: Record<Kind, Money>;
}

/** The split over the wallets is decided under their lock, in the database, in one round trip. */
export async function takeFromWallets<Kind extends CustomerKind>(
  ctx: Context,
  input: TakeInput<Kind>,
): Promise<Taken<Kind>> {
  const { actorId, onBehalfOf } = actorColumns(ctx.actor);
  const { rows } = await mapLedgerErrors(
    sql<{ txn_id: bigint; replayed: boolean; taken: bigint[] }>`
      select txn_id, replayed, taken from ledger_take(
        ${ctx.panel.id}, ${input.type}, ${input.key}, ${input.customerId}, ${input.wallets}, ${input.amount},
        ${input.to.ownerType}, ${input.to.ownerId}, ${input.to.kind},
        ${input.ref?.type ?? null}, ${input.ref?.id ?? null},
        ${actorId}, ${onBehalfOf}, ${input.reason ?? null}, ${ctx.clock.now()})`.execute(ctx.db),
  );
  const [row] = rows;
  if (!row) throw new Error('ledger_take answered no row');
  const parts = Object.fromEntries(
    input.wallets.map((wallet, index) => [wallet, money(row.taken[index] ?? 0n)]),
  ) as Record<Kind, Money>;
  return { txnId: row.txn_id, replayed: row.replayed, parts };
}
