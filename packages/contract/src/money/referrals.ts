import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { calendarDay, data, decimal, quantity, text } from '../primitives.ts';
import { tableQuery, tableResponse } from '../table-query.ts';

const userCall = { method: 'GET', access: 'user', area: 'earn' } as const;

const statistics = z.object({
  /** Distinct visitors by day, ever. */
  visits: quantity,
  sign_ups: quantity,
  /** Orders that have ended and brought a reward, or would have. */
  orders: quantity,
  /** The share of orders that still run. */
  pending: decimal,
  /** Waits for an operator. */
  held: decimal,
  /** What orders that have ended brought, less what was taken back. */
  matured: decimal,
  /** Taken back after refunds and disputes. */
  reversed: decimal,
  days: z
    .array(
      z.object({
        date: calendarDay,
        visits: quantity,
        sign_ups: quantity,
        orders: quantity,
        earned: decimal,
      }),
    )
    .max(366),
});
export type ReferralStatistics = z.output<typeof statistics>;

export const getReferralStatistics = endpoint({
  ...userCall,
  name: 'getReferralStatistics',
  path: '/api/v1/referral-program/statistics',
  summary: 'Get the results of your referral link: totals, and by day (UTC)',
  query: z.object({ days: z.enum(['7', '30', '90', '365']).default('30') }),
  response: data(statistics),
});

const referralsTable = tableQuery({
  columns: ['created_at', 'orders', 'earned'],
  sort: { column: 'created_at', direction: 'desc' },
  perPage: 10,
});
export const readReferralsPage = referralsTable.read;

const referral = z.object({
  /** Masked: `m***@g***.com`. */
  email: text(80),
  created_at: z.iso.datetime().max(40),
  /** Orders that have ended. */
  orders: quantity,
  earned: decimal,
  pending: decimal,
});
export type Referral = z.output<typeof referral>;

export const listReferrals = endpoint({
  ...userCall,
  name: 'listReferrals',
  path: '/api/v1/referral-program/referrals',
  summary: 'List people you invited and what their orders earned you',
  query: referralsTable.query,
  response: tableResponse(referral),
});

export const recordReferralVisit = endpoint({
  name: 'recordReferralVisit',
  method: 'POST',
  path: '/api/v1/referral-program/visits',
  access: 'guest',
  area: 'earn',
  summary: 'Record a visit through a referral link; each visitor counts once a day',
  body: z.strictObject({ ref: text(64) }),
});
