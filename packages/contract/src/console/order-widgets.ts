import { ownPurchaseSigns } from '@marquee/domain/widgets/own-purchase.ts';
import { widgetRewardStatuses } from '@marquee/domain/widgets/widget-look.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, decimal, fraction, id, quantity, text } from '../primitives.ts';
import { consoleListQuery, consoleListResponse, customer, rowId } from './console-list.ts';

const path = '/api/v1/admin/order-widgets';
const rewardPath = '/api/v1/admin/widget-rewards';
const moment = z.iso.datetime().max(40);
const mayView = { access: 'staff:payments.view', area: 'console' } as const;
const mayManage = { access: 'staff:payments.manage', area: 'console' } as const;

const staffWidgetStates = ['all', 'on', 'off', 'blocked'] as const;

const staffWidget = z.object({
  id,
  name: text(120),
  partner: customer.nullable(),
  state: z.enum(['on', 'off', 'blocked', 'deleted']),
  reward_percent: fraction,
  allowed_origins: z.array(text(300)).max(20),
  orders: quantity,
  turnover: decimal,
  paid: decimal,
  held: decimal,
  created_at: moment,
});
export type StaffWidget = z.output<typeof staffWidget>;

const filters = { state: z.enum(staffWidgetStates).default('all') };

export const listStaffWidgets = endpoint({
  ...mayView,
  name: 'listStaffWidgets',
  method: 'GET',
  path,
  summary: 'Order widgets of all partners with what they sold and earned, the newest first',
  query: z.object({ ...consoleListQuery, ...filters }),
  response: consoleListResponse(staffWidget),
});

export const exportStaffWidgets = endpoint({
  ...mayView,
  name: 'exportStaffWidgets',
  method: 'GET',
  path: `${path}/export`,
  summary: 'The same widgets as a file for spreadsheets',
  query: z.object({ search: consoleListQuery.search, ...filters }),
  response: text(1_000_000_000),
  contentType: 'text/csv',
});

export const blockWidget = endpoint({
  ...mayManage,
  name: 'blockWidget',
  method: 'POST',
  path: `${path}/{id}/block`,
  summary: 'Takes a widget out of use, or gives it back to its partner',
  params: rowId,
  body: z.strictObject({ is_blocked: z.boolean() }),
  response: data(staffWidget),
  errors: ['impersonated'],
});

const staffReward = z.object({
  /** The order's number; there is one reward for each. */
  id,
  status: z.enum(widgetRewardStatuses),
  widget: z.object({ id, name: text(120) }),
  partner: customer.nullable(),
  buyer: customer.nullable(),
  signs: z.array(z.enum(ownPurchaseSigns)).max(ownPurchaseSigns.length),
  cash: decimal,
  reward_percent: fraction,
  amount: decimal,
  note: text(500).nullable(),
  created_at: moment,
});
export type WidgetReward = z.output<typeof staffReward>;

const rewardFilters = { status: z.enum(widgetRewardStatuses).default('held') };

export const listWidgetRewards = endpoint({
  ...mayView,
  name: 'listWidgetRewards',
  method: 'GET',
  path: rewardPath,
  summary: 'Rewards of partners; those that are held come oldest first, the others newest first',
  query: z.object({ ...consoleListQuery, ...rewardFilters }),
  response: consoleListResponse(staffReward),
});

export const payWidgetReward = endpoint({
  ...mayManage,
  fresh: true,
  name: 'payWidgetReward',
  method: 'POST',
  path: `${rewardPath}/{id}/payment`,
  summary: 'Pays a held reward to its partner',
  params: rowId,
  response: data(staffReward),
  errors: ['impersonated', 'sign_in_again', 'wrong_state'],
});

export const refuseWidgetReward = endpoint({
  ...mayManage,
  fresh: true,
  name: 'refuseWidgetReward',
  method: 'POST',
  path: `${rewardPath}/{id}/refusal`,
  summary: 'Refuses a held reward for good',
  params: rowId,
  body: z.strictObject({ reason: z.string().trim().min(3).max(500) }),
  response: data(staffReward),
  errors: ['impersonated', 'sign_in_again', 'wrong_state'],
});
