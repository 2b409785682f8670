import { formatMoney, money } from '@marquee/domain/money/money.ts';

export interface FinanceEntryRow {
  /** Unique: a posting between two wallets of the same person makes two entries. */
  place: bigint;
  type: string;
  wallet: string;
  change: bigint;
  balance: bigint;
  ref_type: string | null;
  ref_id: bigint | null;
  method_id: bigint | null;
  reason: string | null;
  created_at: Date;
}

export interface FinanceEntryView {
  id: string;
  type: string;
  wallet: string;
  /** Negative when money left the wallet. */
  amount: string;
  /** The wallet's balance afterwards. */
  balance: string;
  order_id: string | null;
  payment_method_id: string | null;
  reason: string | null;
  created_at: string;
}

export function financeEntryView(row: FinanceEntryRow): FinanceEntryView {
  return {
    id: String(row.place),
    type: row.type,
    wallet: row.wallet,
    amount: formatMoney(money(row.change)),
    balance: formatMoney(money(row.balance)),
    order_id: row.ref_type === 'order' ? String(row.ref_id) : null,
    payment_method_id: row.method_id === null ? null : String(row.method_id),
    reason: row.reason,
    created_at: row.created_at.toISOString(),
  };
}
