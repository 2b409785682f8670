import { booksRules } from '../apps/server/src/features/ledger/books/books-rules.ts';
import { checkBooks, walletBalances } from '../apps/server/src/features/ledger/index.ts';
import type { Context } from '../apps/server/src/platform/context.ts';
import { ledgerChain, type Wallet } from './ledger-chain.ts';

export interface LedgerAudit {
  /** Acknowledged or finished, but missing from the ledger. */
  lost: string[];
  /** In the ledger more than once, or without a request. */
  surplus: string[];
  wrongBalances: string[];
  findings: string[];
}

/** Compares the ledger with what the chains 0 … `started` − 1, all finished, must have written. */
export async function auditLedger(
  ctx: Context,
  load: { started: number; acknowledged: ReadonlySet<string> },
  customers: readonly bigint[],
): Promise<LedgerAudit> {
  const wallets = new Map(customers.map((id) => [id, { spendable: 0n, referral: 0n, task: 0n, hold: 0n }]));
  const expected = new Set(load.acknowledged);
  for (let index = 0; index < load.started; index += 1) {
    const customerId = customers[index % customers.length] ?? 0n;
    for (const step of ledgerChain(index, customerId)) {
      for (const key of step.keys) expected.add(key);
      const held = wallets.get(customerId);
      for (const [wallet, change] of Object.entries(step.change)) if (held) held[wallet as Wallet] += change;
    }
  }

  const txns = await ctx.db
    .selectFrom('ledger_txn')
    .select('idem_key')
    .where('panel_id', '=', ctx.panel.id)
    .execute();
  const booked = new Set(txns.map((txn) => txn.idem_key));
  const surplus = txns.map((txn) => txn.idem_key).filter((key) => !expected.has(key));
  if (booked.size !== txns.length) surplus.push(`${txns.length - booked.size} keys twice`);

  const wrongBalances: string[] = [];
  for (const [customerId, held] of wallets) {
    const { cash, bonus, referral, task, hold } = await walletBalances(ctx, { customerId });
    const found = { spendable: cash + bonus, referral, task, hold };
    for (const wallet of Object.keys(held) as Wallet[])
      if (held[wallet] !== found[wallet])
        wrongBalances.push(`customer ${customerId} ${wallet}: ${found[wallet]}, not ${held[wallet]}`);
  }
  const findings = await checkBooks(ctx.db, booksRules);
  return {
    lost: [...expected].filter((key) => !booked.has(key)),
    surplus,
    wrongBalances,
    findings: findings.map((finding) => `${finding.rule}: ${finding.detail}`),
  };
}
