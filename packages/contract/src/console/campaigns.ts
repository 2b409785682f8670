import { campaignStatuses, trackIntervals } from '@marquee/domain/campaigns/campaign.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { calendarDay, countryCode, data, decimal, id, quantity, text } from '../primitives.ts';
import { consoleListQuery, consoleListResponse, customer, rowId } from './console-list.ts';

const path = '/api/v1/admin/campaign-plans';
const mayManage = { access: 'staff:settings.manage', area: 'console' } as const;
const mayView = { access: 'staff:orders.view', area: 'console' } as const;
const moment = z.iso.datetime().max(40);

const staffPlan = z.object({
  id,
  name: text(120),
  keywords_limit: quantity,
  /** USD a month. */
  price: decimal,
  trial_days: quantity,
  is_highlight: z.boolean(),
  is_enabled: z.boolean(),
  position: quantity,
  /** How many have it now: in their trial, paying, and about to leave. */
  trials: quantity,
  subscribers: quantity,
  leaving: quantity,
  /** USD it brought in the last 30 days. */
  revenue: decimal,
});
export type StaffPlan = z.output<typeof staffPlan>;

const writablePlan = {
  name: text(120).trim().min(1),
  keywords_limit: z.int().min(1).max(100_000),
  price: decimal,
  trial_days: z.int().min(0).max(365),
  is_highlight: z.boolean(),
  is_enabled: z.boolean(),
  position: z.int().min(0).max(1000),
};

export const listStaffPlans = endpoint({
  ...mayManage,
  name: 'listStaffPlans',
  method: 'GET',
  path,
  summary: 'Plans for keyword campaigns with who has them',
  response: data(z.array(staffPlan).max(50)),
});

export const createStaffPlan = endpoint({
  ...mayManage,
  name: 'createStaffPlan',
  method: 'POST',
  path,
  summary: 'Offers another plan for keyword campaigns',
  body: z.strictObject(writablePlan),
  response: data(staffPlan),
});

export const changeStaffPlan = endpoint({
  ...mayManage,
  name: 'changeStaffPlan',
  method: 'PATCH',
  path: `${path}/{id}`,
  summary: 'Changes a plan; who has it pays a new price from the next month on',
  params: rowId,
  body: z.strictObject(writablePlan).partial(),
  response: data(staffPlan),
});

export const deleteStaffPlan = endpoint({
  ...mayManage,
  name: 'deleteStaffPlan',
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Removes a plan that nobody has',
  params: rowId,
  errors: ['wrong_state'],
});

const staffCampaign = z.object({
  id,
  customer: customer.nullable(),
  url: text(2048),
  title: text(300),
  status: z.enum(campaignStatuses),
  track: z.enum(trackIntervals),
  countries: z.array(countryCode).max(50),
  keywords: quantity,
  /** Look-ups made for it in the last 30 days; one that several campaigns share counts for each. */
  lookups: quantity,
  waiting_checks: quantity,
  checked_at: moment.nullable(),
  next_check_on: calendarDay.nullable(),
  created_at: moment,
});
export type StaffCampaign = z.output<typeof staffCampaign>;

export const listStaffCampaigns = endpoint({
  ...mayView,
  name: 'listStaffCampaigns',
  method: 'GET',
  path: '/api/v1/admin/campaigns',
  summary: 'Keyword campaigns of all customers and what they use, the newest first',
  query: z.object({ ...consoleListQuery, status: z.enum(['all', ...campaignStatuses]).default('all') }),
  response: consoleListResponse(staffCampaign),
});
