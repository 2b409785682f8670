import { holdReasons, rewardStates } from '@marquee/domain/referrals/referral-names.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, decimal, fraction, id, text } from '../primitives.ts';
import { consoleListQuery, consoleListResponse, customer, rowId } from './console-list.ts';

const path = '/api/v1/admin/referrals';
const moment = z.iso.datetime().max(40);
const staffCall = { access: 'staff:withdrawals.manage', area: 'console' } as const;

const staffReward = z.object({
  /** The order's number: an order brings one reward. */
  id,
  referrer: customer,
  referred: customer,
  percent: fraction,
  /** The cash part of the order that was not refunded. */
  cash_kept: decimal,
  /** What reversed payments took of it. */
  lost: decimal,
  earned: decimal,
  /** What the referrer has of it now. */
  paid: decimal,
  state: z.enum(rewardStates),
  hold_reasons: z.array(z.enum(holdReasons)).max(holdReasons.length),
  created_at: moment,
  decided_by: text(120).nullable(),
  decided_at: moment.nullable(),
  decision_reason: text(500).nullable(),
});
export type ReferralReward = z.output<typeof staffReward>;

const filters = { state: z.enum([...rewardStates, 'reversed', 'all']).default('held') };

export const listReferralRewards = endpoint({
  ...staffCall,
  name: 'listReferralRewards',
  method: 'GET',
  path,
  summary: 'Rewards of all referrers; those that wait come oldest first, the others newest first',
  query: z.object({ ...consoleListQuery, ...filters }),
  response: consoleListResponse(staffReward),
});

export const exportReferralRewards = endpoint({
  ...staffCall,
  name: 'exportReferralRewards',
  method: 'GET',
  path: `${path}/export`,
  summary: 'The same rewards as a file for spreadsheets',
  query: z.object({ search: consoleListQuery.search, ...filters }),
  response: text(1_000_000_000),
  contentType: 'text/csv',
});

export const approveReferralReward = endpoint({
  ...staffCall,
  name: 'approveReferralReward',
  method: 'POST',
  path: `${path}/{id}/approval`,
  summary: 'Pays a reward that waits, and lets the next ones of the same two people through',
  params: rowId,
  body: z.strictObject({ reason: z.string().trim().max(500).optional() }),
  response: data(staffReward),
  errors: ['impersonated', 'wrong_state'],
});

export const refuseReferralReward = endpoint({
  ...staffCall,
  name: 'refuseReferralReward',
  method: 'POST',
  path: `${path}/{id}/refusal`,
  summary: 'Refuses a reward that waits, and the next ones of the same two people for the same cause',
  params: rowId,
  body: z.strictObject({ reason: z.string().trim().min(3).max(500) }),
  response: data(staffReward),
  errors: ['impersonated', 'wrong_state'],
});
