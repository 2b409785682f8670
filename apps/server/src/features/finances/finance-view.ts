import type { FinanceEntry } from '@marquee/contract/money/finances.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import type { FinanceRow } from './finance-rows.ts';

export function financeView(row: FinanceRow): FinanceEntry {
  return {
    id: Number(row.place),
    type: row.type,
    wallet: row.wallet,
    amount: formatMoney(money(row.change)),
    balance: formatMoney(money(row.balance)),
    order_id: row.order_id === null ? null : Number(row.order_id),
    payment_method: row.method,
    reason: row.reason,
    created_at: row.created_at.toISOString(),
  };
}
