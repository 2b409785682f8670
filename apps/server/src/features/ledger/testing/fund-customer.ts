import { randomUUID } from 'node:crypto';
import { type Money, money, parseMoney, zero } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { createAccount } from '../../../testing/create-account.ts';
import type { Wallet } from '../account-name.ts';
import { creditWallet } from '../credit-wallet.ts';

/** A new customer whose wallets hold these amounts. */
export async function fundCustomer(
  ctx: Context,
  wallets: Partial<Record<Wallet, Money>> = {},
): Promise<bigint> {
  const { id: customerId } = await createAccount(ctx.db, ctx.panel);
  const causes = {
    cash: { type: 'invoiced', methodId: 1n },
    bonus: { type: 'bonus' },
    referral: { type: 'referral' },
    task: { type: 'task' },
  } as const;
  for (const wallet of ['cash', 'bonus', 'referral', 'task'] as const) {
    const amount = wallets[wallet] ?? zero;
    if (amount > zero)
      await creditWallet(ctx, { ...causes[wallet], customerId, amount, key: `fund:${randomUUID()}` });
  }
  return customerId;
}

export function usd(text: string): Money {
  const amount = parseMoney(text);
  if (amount === undefined) throw new Error(`${text} is not an amount`);
  return amount;
}

let lastId = 0n;

/** Ids of orders, invoices and withdrawals that nothing else in the test file uses. */
export function freshId(): bigint {
  lastId += 1n;
  return lastId;
}

/** How a race ended: what the winners got, and the codes the others were refused with. */
export async function outcomes<T>(
  racers: Promise<T>[],
): Promise<{ fulfilled: T[]; refused: Record<string, number> }> {
  const settled = await Promise.allSettled(racers);
  const refused: Record<string, number> = {};
  for (const result of settled) {
    if (result.status === 'fulfilled') continue;
    const code = result.reason instanceof Error ? result.reason.message : String(result.reason);
    refused[code] = (refused[code] ?? 0) + 1;
  }
  return { fulfilled: settled.flatMap((r) => (r.status === 'fulfilled' ? [r.value] : [])), refused };
}

export function total(parts: Record<string, Money>): Money {
  return money(Object.values(parts).reduce<bigint>((left, right) => left + right, 0n));
}
