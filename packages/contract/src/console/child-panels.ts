import { childDomainTypes, childPanelStatuses } from '@marquee/domain/child-panels/child-panel.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, decimal, id, quantity, text } from '../primitives.ts';
import { consoleListQuery, consoleListResponse, customer, rowId } from './console-list.ts';

const path = '/api/v1/admin/child-panels';
const moment = z.iso.datetime().max(40);
const mayView = { access: 'staff:payments.view', area: 'console' } as const;
const mayManage = { access: 'staff:settings.manage', area: 'console' } as const;

const staffChildPanel = z.object({
  id,
  owner: customer.nullable(),
  domain: text(253),
  domain_type: z.enum(childDomainTypes),
  address: text(300),
  status: z.enum(childPanelStatuses),
  price: decimal,
  renews: z.boolean(),
  paid_until: moment.nullable(),
  created_at: moment,
  activated_at: moment.nullable(),
  frozen_at: moment.nullable(),
  /** Null: frozen for not paying. */
  frozen_by: text(120).nullable(),
  freeze_reason: text(500).nullable(),
  terminated_at: moment.nullable(),
  /** A proven domain leads elsewhere now. */
  leads_elsewhere: z.boolean(),
  /** What it brought the panel: the months paid, and its orders without what was refunded. */
  fees: decimal,
  revenue: decimal,
  orders: quantity,
  /** Wait for money on the owner's balance. */
  waiting_orders: quantity,
  customers: quantity,
});
export type StaffChildPanel = z.output<typeof staffChildPanel>;

const filters = { status: z.enum([...childPanelStatuses, 'all']).default('all') };

export const listStaffChildPanels = endpoint({
  ...mayView,
  name: 'listStaffChildPanels',
  method: 'GET',
  path,
  summary: 'Child panels of all customers with what they bring, the newest first',
  query: z.object({ ...consoleListQuery, ...filters }),
  response: consoleListResponse(staffChildPanel),
});

export const exportStaffChildPanels = endpoint({
  ...mayView,
  name: 'exportStaffChildPanels',
  method: 'GET',
  path: `${path}/export`,
  summary: 'The same child panels as a file for spreadsheets',
  query: z.object({ search: consoleListQuery.search, ...filters }),
  response: text(1_000_000_000),
  contentType: 'text/csv',
});

export const getStaffChildPanel = endpoint({
  ...mayView,
  name: 'getStaffChildPanel',
  method: 'GET',
  path: `${path}/{id}`,
  summary: 'One child panel',
  params: rowId,
  response: data(staffChildPanel),
});

export const changeStaffChildPanel = endpoint({
  ...mayManage,
  fresh: true,
  name: 'changeStaffChildPanel',
  method: 'PATCH',
  path: `${path}/{id}`,
  summary: 'Changes what a child panel costs from its next month on',
  params: rowId,
  body: z.strictObject({ price: decimal }),
  response: data(staffChildPanel),
  errors: ['impersonated', 'sign_in_again', 'wrong_state'],
});

export const freezeChildPanel = endpoint({
  ...mayManage,
  fresh: true,
  name: 'freezeChildPanel',
  method: 'POST',
  path: `${path}/{id}/freeze`,
  summary: 'Closes a child panel until staff open it again; its owner is told why',
  params: rowId,
  body: z.strictObject({ reason: z.string().trim().min(3).max(500) }),
  response: data(staffChildPanel),
  errors: ['impersonated', 'sign_in_again', 'wrong_state'],
});

export const unfreezeChildPanel = endpoint({
  ...mayManage,
  fresh: true,
  name: 'unfreezeChildPanel',
  method: 'POST',
  path: `${path}/{id}/unfreeze`,
  summary: 'Opens a child panel that staff have closed, as far as it is paid',
  params: rowId,
  response: data(staffChildPanel),
  errors: ['impersonated', 'sign_in_again', 'wrong_state'],
});
