import { money } from '@marquee/domain/money/money.ts';
import {
  chargeWallets,
  creditWallet,
  holdForWithdrawal,
  moveEarnings,
  payWithdrawal,
  recognizeRevenues,
  refundCharge,
  returnWithdrawal,
} from '../apps/server/src/features/ledger/index.ts';
import type { Context } from '../apps/server/src/platform/context.ts';
import { inTransaction } from '../apps/server/src/platform/db/transaction.ts';

/** Cash and bonus count as one: which of them pays depends on the order of requests. */
export type Wallet = 'spendable' | 'referral' | 'task' | 'hold';

export interface ChainStep {
  /** The ledger keys that exist once the step is done, each exactly once. */
  keys: string[];
  act(ctx: Context): Promise<unknown>;
  change: Partial<Record<Wallet, bigint>>;
}

/**
 * What one customer does, step by step. Everything is derived from the number, so another process can
 * run the chain again, and its outcome is known without the database.
 */
export function ledgerChain(index: number, customerId: bigint): ChainStep[] {
  const id = BigInt(index);
  const amount = BigInt(100 + (index % 37));
  const chains = [partlyRefunded, fullyDelivered, withdrawn, spentEarnings];
  return chains[index % chains.length]?.(id, customerId, amount) ?? [];
}

function partlyRefunded(id: bigint, customerId: bigint, amount: bigint): ChainStep[] {
  const refund = (total: bigint) => (ctx: Context) =>
    refundCharge(ctx, { orderId: id, refundedTotal: money(total) });
  return [
    paidIn(id, customerId, amount),
    charged(id, customerId, amount),
    { keys: [`partial:${id}:${amount / 3n}`], act: refund(amount / 3n), change: { spendable: amount / 3n } },
    { keys: [`cancel:${id}`], act: refund(amount), change: { spendable: amount - amount / 3n } },
  ];
}

function fullyDelivered(id: bigint, customerId: bigint, amount: bigint): ChainStep[] {
  return [
    {
      keys: [`invoice:${id}`, `bonus:${id}`],
      act: (ctx) =>
        inTransaction(ctx, async (tx) => {
          await paidIn(id, customerId, amount).act(tx);
          await creditWallet(tx, { type: 'bonus', customerId, amount: money(amount), key: `bonus:${id}` });
        }),
      change: { spendable: amount * 2n },
    },
    charged(id, customerId, amount + 5n),
    {
      keys: [`revenue:${id}:${amount + 5n}`],
      act: (ctx) => recognizeRevenues(ctx, [id]),
      change: {},
    },
  ];
}

function withdrawn(id: bigint, customerId: bigint, amount: bigint): ChainStep[] {
  const isPaid = id % 8n === 2n;
  return [
    rewarded('referral', id, customerId, amount),
    {
      keys: [`wd:${id}:hold`],
      act: (ctx) => holdForWithdrawal(ctx, { customerId, withdrawalId: id, amount: money(amount) }),
      change: { referral: -amount, hold: amount },
    },
    {
      keys: [`wd:${id}:${isPaid ? 'pay' : 'return'}`],
      act: (ctx) =>
        isPaid
          ? payWithdrawal(ctx, { withdrawalId: id, methodId: 2n, fee: money(3n) })
          : returnWithdrawal(ctx, { withdrawalId: id }),
      change: isPaid ? { hold: -amount } : { hold: -amount, referral: amount },
    },
  ];
}

function spentEarnings(id: bigint, customerId: bigint, amount: bigint): ChainStep[] {
  return [
    rewarded('task', id, customerId, amount),
    {
      keys: [`move:${id}`],
      act: (ctx) =>
        moveEarnings(ctx, { customerId, wallet: 'task', amount: money(amount), key: `move:${id}` }),
      change: { task: -amount, spendable: amount },
    },
    charged(id, customerId, amount),
  ];
}

function paidIn(id: bigint, customerId: bigint, amount: bigint): ChainStep {
  const key = `invoice:${id}`;
  return {
    keys: [key],
    act: (ctx) =>
      creditWallet(ctx, { type: 'invoiced', methodId: 1n, customerId, amount: money(amount), key }),
    change: { spendable: amount },
  };
}

function rewarded(type: 'referral' | 'task', id: bigint, customerId: bigint, amount: bigint): ChainStep {
  const key = `${type}:${id}`;
  return {
    keys: [key],
    act: (ctx) => creditWallet(ctx, { type, customerId, amount: money(amount), key }),
    change: { [type]: amount },
  };
}

function charged(id: bigint, customerId: bigint, amount: bigint): ChainStep {
  return {
    keys: [`order:${id}`],
    act: (ctx) => chargeWallets(ctx, { customerId, orderId: id, amount: money(amount) }),
    change: { spendable: -amount },
  };
}
