import { withdrawalStatuses } from '@marquee/domain/payments/withdrawal-status.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, decimal, flagText, fraction, id, text, wholeNumberText } from '../primitives.ts';
import { tableQuery, tableResponse } from '../table-query.ts';

const moment = z.iso.datetime().max(40);

const withdrawalMethod = z.object({
  id,
  name: text(120),
  icon: text(60).nullable(),
  description: text(2000),
  /** What to enter as account number. */
  account_hint: text(120),
  min_amount: decimal,
  max_amount: decimal.nullable(),
  fee_percent: fraction,
  min_fee: decimal,
});
export type WithdrawalMethod = z.output<typeof withdrawalMethod>;

export const withdrawal = z.object({
  id,
  amount: decimal,
  fee: decimal,
  /** What is paid out: amount less fee. */
  payout: decimal,
  method: z.object({ id, name: text(120), icon: text(60).nullable() }),
  account_number: text(200),
  user_comment: text(1000),
  status: z.enum(withdrawalStatuses),
  payout_reference: text(200).nullable(),
  reject_reason: text(1000).nullable(),
  created_at: moment,
  ended_at: moment.nullable(),
});
export type Withdrawal = z.output<typeof withdrawal>;

const withdrawalRequest = { amount: decimal, payment_method_id: id };

export const listWithdrawalMethods = endpoint({
  name: 'listWithdrawalMethods',
  method: 'GET',
  path: '/api/v1/available-withdrawal-methods',
  access: 'user',
  area: 'money',
  summary: 'List payout methods with their fees and limits',
  response: data(z.array(withdrawalMethod).max(100)),
});

export const quoteWithdrawal = endpoint({
  name: 'quoteWithdrawal',
  changesData: false,
  method: 'POST',
  path: '/api/v1/withdrawal/total-amount',
  access: 'user',
  area: 'money',
  summary: 'Quote a withdrawal: its fee and what you’ll receive',
  body: z.strictObject(withdrawalRequest),
  response: data(
    z.object({
      original_amount: decimal,
      fee: decimal,
      fee_percent: fraction,
      min_fee: decimal,
      total_amount: decimal,
    }),
  ),
});
export type WithdrawalQuote = z.output<typeof quoteWithdrawal.response>['data'];

export const requestWithdrawal = endpoint({
  name: 'requestWithdrawal',
  method: 'POST',
  path: '/api/v1/withdrawal',
  access: 'user',
  area: 'money',
  summary: 'Request a withdrawal; the amount is put on hold',
  query: z.object({ with_increased_balance_accuracy: flagText.default(false) }),
  body: z.strictObject({
    ...withdrawalRequest,
    account_number: z.string().trim().min(1).max(200),
    user_comment: z.string().trim().max(1000).optional(),
  }),
  response: z.object({
    data: withdrawal,
    /** What is left to withdraw. */
    referral_user_balance: decimal,
    task_user_balance: decimal,
  }),
  errors: [
    'insufficient_balance',
    'idempotency_mismatch',
    'wrong_state',
    'impersonated',
    'sign_in_again',
    'email_not_proven',
  ],
  fresh: true,
  provenEmail: true,
  idempotent: true,
});

const withdrawalsTable = tableQuery({
  columns: ['id', 'created_at', 'amount', 'status'],
  sort: { column: 'id', direction: 'desc' },
  perPage: 10,
});
export const readWithdrawalsPage = withdrawalsTable.read;

export const listWithdrawals = endpoint({
  name: 'listWithdrawals',
  method: 'GET',
  path: '/api/v1/withdrawals',
  access: 'user',
  area: 'money',
  summary: 'List your withdrawals, newest first',
  query: withdrawalsTable.query.extend({ status: z.enum(withdrawalStatuses).optional() }),
  response: tableResponse(withdrawal),
});

export const cancelWithdrawal = endpoint({
  name: 'cancelWithdrawal',
  method: 'POST',
  path: '/api/v1/withdrawals/{id}/cancel',
  access: 'user',
  area: 'money',
  summary: 'Cancel a withdrawal in review; the amount returns to your earnings',
  params: z.object({ id: wholeNumberText({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
  response: data(withdrawal),
  errors: ['impersonated', 'wrong_state'],
});
