import type { FinanceType, FinanceWallet } from '@marquee/contract/generated/money.ts';
import { formatDate } from '@marquee/domain/format/date.ts';

/**
 * In the order of the chips, most used first. The type keeps it in line with the contract. A payment's fee goes from
 * the payer to the payment method and never through a wallet, so no entry has that type; receipts show it.
 */
const typeNames: Record<Exclude<FinanceType, 'fee'>, true> = {
  order: true,
  invoiced: true,
  cancel_order: true,
  bonus: true,
  coupon: true,
  referral: true,
  widget_reward: true,
  task: true,
  withdrawal: true,
  admin: true,
  chargeback: true,
  repayment: true,
  child_panel: true,
  campaign_plan: true,
};
const walletNames: Record<FinanceWallet, true> = { balance: true, referral: true, task: true };

export const shownTypes = Object.keys(typeNames) as (keyof typeof typeNames)[];
export const shownWallets = Object.keys(walletNames) as FinanceWallet[];

/** The filters in the address. */
export interface FinanceFilters {
  types: readonly FinanceType[];
  wallet: FinanceWallet | undefined;
  from: string | undefined;
  to: string | undefined;
  search: string | undefined;
  page: number;
}

/** Invalid parameters are ignored. */
export function readFinanceFilters(query: URLSearchParams): FinanceFilters {
  const listed = (query.get('type') ?? '').split(',');
  const page = query.get('page') ?? '';
  return {
    types: shownTypes.filter((type) => listed.includes(type)),
    wallet: shownWallets.find((wallet) => wallet === query.get('wallet')),
    from: day(query.get('from')),
    to: day(query.get('to')),
    search: query.get('search')?.trim().slice(0, 100) || undefined,
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

export function isFiltered({ types, wallet, from, to, search }: FinanceFilters): boolean {
  return types.length > 0 || Boolean(wallet || from || to || search);
}

function day(text: string | null): string | undefined {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) || formatDate(moment) !== text ? undefined : text;
}
