import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  calendarDay,
  data,
  decimal,
  id,
  listText,
  searchText,
  text,
  wholeNumberText,
} from '../primitives.ts';
import { tableQuery, tableResponse } from '../table-query.ts';

/** What the money was for. */
export const financeTypes = [
  'order',
  'cancel_order',
  'invoiced',
  'admin',
  'referral',
  'widget_reward',
  'fee',
  'bonus',
  'coupon',
  'task',
  'withdrawal',
  'chargeback',
  'repayment',
  'child_panel',
  'campaign_plan',
] as const;
export type FinanceType = (typeof financeTypes)[number];

/** The wallet: `balance` is cash and bonus money together, as customers see it. */
export const financeWallets = ['balance', 'referral', 'task'] as const;
export type FinanceWallet = (typeof financeWallets)[number];

const signedDecimalPattern = /^-?(0|[1-9]\d{0,14})(\.\d{1,8})?$/;

/** USD with a sign: below zero where money left. */
export const signedDecimal = text(33).regex(signedDecimalPattern);

const moment = z.iso.datetime().max(40);

const financeEntry = z.object({
  id,
  type: z.enum(financeTypes),
  wallet: z.enum(financeWallets),
  amount: signedDecimal,
  /** What the wallet held afterwards, by the dates of its entries. */
  balance: signedDecimal,
  order_id: id.nullable(),
  payment_method: text(120).nullable(),
  reason: text(1000).nullable(),
  created_at: moment,
});
export type FinanceEntry = z.output<typeof financeEntry>;

const filters = {
  type: listText(z.enum(financeTypes), financeTypes.length).optional(),
  wallet: z.enum(financeWallets).optional(),
  /** Both days included, in UTC. */
  start_date: calendarDay.optional(),
  end_date: calendarDay.optional(),
  payment_method_id: wholeNumberText({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }).optional(),
  /** An order number, or a part of the note. */
  search: searchText(100).optional(),
};

const financesTable = tableQuery({
  columns: ['created_at', 'amount', 'type', 'order_id'],
  sort: { column: 'created_at', direction: 'desc' },
  perPage: 25,
});
export const readFinancesPage = financesTable.read;

export const listPayments = endpoint({
  name: 'listPayments',
  method: 'GET',
  path: '/api/v1/payments/statistics',
  access: 'user',
  area: 'money',
  summary: 'List your transactions, newest first, with totals',
  query: financesTable.query.extend(filters),
  response: tableResponse(financeEntry).extend({
    total_amount: signedDecimal,
    total_income: decimal,
    total_spending: decimal,
  }),
});

export const exportPayments = endpoint({
  name: 'exportPayments',
  method: 'GET',
  path: '/api/v1/payments/statistics/export',
  access: 'user',
  area: 'money',
  summary: 'Export your transactions as CSV',
  query: z.object(filters),
  response: text(1_000_000_000),
  contentType: 'text/csv',
});

export const getPaymentCharts = endpoint({
  name: 'getPaymentCharts',
  method: 'GET',
  path: '/api/v1/payments/statistics/charts',
  access: 'user',
  area: 'money',
  summary: 'Get money in and out by day and by type; the last 30 days by default, one year at most',
  query: z.object({
    /** All wallets unless one is named; for all, transfers between wallets are left out. */
    wallet: z.enum(financeWallets).optional(),
    start_date: calendarDay.optional(),
    end_date: calendarDay.optional(),
  }),
  response: data(
    z.object({
      start_date: calendarDay,
      end_date: calendarDay,
      total_income: decimal,
      total_spending: decimal,
      days: z.array(z.object({ date: calendarDay, income: decimal, spending: decimal })).max(367),
      types: z
        .array(
          z.object({ type: z.enum(financeTypes), income: decimal, spending: decimal, count: z.int().min(1) }),
        )
        .max(financeTypes.length),
    }),
  ),
});
export type PaymentCharts = z.output<typeof getPaymentCharts.response>['data'];

const wallets = z.object({
  /** Cash and bonus: orders are paid from these. */
  balance: decimal,
  cash: decimal,
  bonus: decimal,
  referral: decimal,
  task: decimal,
  /** Reserved for withdrawals that are not paid yet. */
  hold: decimal,
  /** Owed after a charged-back payment. */
  owed: decimal,
  /** What may be withdrawn or moved to the balance. */
  withdrawable: decimal,
});
export type Wallets = z.output<typeof wallets>;

export const getWallets = endpoint({
  name: 'getWallets',
  method: 'GET',
  path: '/api/v1/wallets',
  access: 'user',
  area: 'money',
  summary: 'Get your wallets: balance and earnings',
  response: data(wallets),
});

export const moveEarnings = endpoint({
  name: 'moveEarnings',
  method: 'POST',
  path: '/api/v1/wallets/transfer',
  access: 'user',
  area: 'money',
  summary: 'Move earnings to your balance; they can’t be withdrawn afterwards',
  body: z.strictObject({ wallet: z.enum(['referral', 'task']), amount: decimal }),
  response: data(wallets),
  errors: ['insufficient_balance', 'idempotency_mismatch', 'wrong_state'],
  idempotent: true,
});
