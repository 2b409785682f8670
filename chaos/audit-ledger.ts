import { booksRules } from '../apps/server/src/features/ledger/books/books-rules.ts';
import { checkBooks, walletBalances } from '../apps/server/src/features/ledger/index.ts';
import type { Context } from '../apps/server/src/platform/context.ts';
import { ledgerChain, type Pocket } from './ledger-chain.ts';

export interface LedgerAudit {
  /** Acknowledged or finished, and not in the books. */
  lost: string[];
  /** In the books more than once, or without anybody having asked. */
  surplus: string[];
  wrongBalances: string[];
  findings: string[];
}

/** Holds the books against what the chains 0 … `started` − 1, all finished, must have left there. */
export async function auditLedger(
  ctx: Context,
  load: { started: number; acknowledged: ReadonlySet<string> },
  customers: readonly bigint[],
): Promise<LedgerAudit> {
  const pockets = new Map(customers.map((id) => [id, { spendable: 0n, referral: 0n, task: 0n, hold: 0n }]));
  const expected = new Set(load.acknowledged);
  for (let index = 0; index < load.started; index += 1) {
    const customerId = customers[index % customers.length] ?? 0n;
    for (const step of ledgerChain(index, customerId)) {
      for (const key of step.keys) expected.add(key);
      const held = pockets.get(customerId);
      for (const [pocket, change] of Object.entries(step.change)) if (held) held[pocket as Pocket] += change;
    }
  }

  const txns = await ctx.db
    .selectFrom('ledger_txn')
    .select('idem_key')
    .where('panel_id', '=', ctx.panel.id)
    .execute();
  const standing = new Set(txns.map((txn) => txn.idem_key));
  const surplus = txns.map((txn) => txn.idem_key).filter((key) => !expected.has(key));
  if (standing.size !== txns.length) surplus.push(`${txns.length - standing.size} keys twice`);

  const wrongBalances: string[] = [];
  for (const [customerId, held] of pockets) {
    const { cash, bonus, referral, task, hold } = await walletBalances(ctx, { customerId });
    const found = { spendable: cash + bonus, referral, task, hold };
    for (const pocket of Object.keys(held) as Pocket[])
      if (held[pocket] !== found[pocket])
        wrongBalances.push(`customer ${customerId} ${pocket}: ${found[pocket]}, not ${held[pocket]}`);
  }
  const findings = await checkBooks(ctx.db, booksRules);
  return {
    lost: [...expected].filter((key) => !standing.has(key)),
    surplus,
    wrongBalances,
    findings: findings.map((finding) => `${finding.rule}: ${finding.detail}`),
  };
}
