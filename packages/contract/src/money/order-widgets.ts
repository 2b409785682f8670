import { widgetGroupings, widgetThemes } from '@marquee/domain/widgets/widget-look.ts';
import { mostOrigins } from '@marquee/domain/widgets/widget-origin.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  calendarDay,
  data,
  decimal,
  fraction,
  hexColor,
  id,
  locale,
  quantity,
  text,
  wholeNumberText,
} from '../primitives.ts';

const path = '/api/v1/order-widgets';
const widgetId = z.object({ id: wholeNumberText({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) });
const partnerCall = { access: 'user', area: 'earn' } as const;

const orderWidget = z.object({
  id,
  name: text(120),
  /** Publishable: it reads the catalogue and requests orders, and opens nothing else. */
  api_token: text(120),
  minimum_purchase_amount: decimal,
  /** Empty: every method that the panel offers to widgets. */
  payment_methods: z.array(id).max(100),
  reward_percent: fraction,
  /** The sites that may show it. */
  allowed_origins: z.array(text(300)).max(mostOrigins),
  theme: z.enum(widgetThemes),
  /** Null: the panel's colour. */
  color: hexColor.nullable(),
  /** Null: the visitor's language. */
  language: locale.nullable(),
  /** What it offers first. */
  service_id: id.nullable(),
  service_type_id: id.nullable(),
  is_enabled: z.boolean(),
  /** Staff took it out of use. */
  is_blocked: z.boolean(),
});
export type OrderWidgetView = z.output<typeof orderWidget>;

const changeable = {
  name: z.string().trim().min(1).max(120),
  minimum_purchase_amount: decimal,
  payment_methods: z.array(id).max(100),
  reward_percent: fraction,
  allowed_origins: z.array(text(300)).max(mostOrigins),
  theme: z.enum(widgetThemes),
  color: hexColor.nullable(),
  language: locale.nullable(),
  service_id: id.nullable(),
  service_type_id: id.nullable(),
};

const changes = z.strictObject({ ...changeable, is_enabled: z.boolean() }).partial();
export type WidgetChanges = z.output<typeof changes>;

export const listOrderWidgets = endpoint({
  ...partnerCall,
  name: 'listOrderWidgets',
  method: 'GET',
  path,
  summary: 'List your order widgets',
  response: z.object({
    data: z.array(orderWidget).max(100),
    /** What a new widget gets, and the most one may have. */
    default_reward_percent: fraction,
    maximum_reward_percent: fraction,
  }),
});

export const createOrderWidget = endpoint({
  ...partnerCall,
  name: 'createOrderWidget',
  method: 'POST',
  path,
  summary: 'Create an order widget for your site',
  body: z.strictObject({ ...z.object(changeable).partial().shape, name: changeable.name }),
  response: data(orderWidget),
  errors: ['wrong_state'],
});

export const changeOrderWidget = endpoint({
  ...partnerCall,
  name: 'changeOrderWidget',
  method: 'PATCH',
  path: `${path}/{id}`,
  summary: 'Change an order widget; omitted fields stay unchanged',
  params: widgetId,
  body: changes,
  response: data(orderWidget),
  errors: ['wrong_state'],
});

export const deleteOrderWidget = endpoint({
  ...partnerCall,
  name: 'deleteOrderWidget',
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Delete an order widget; rewards for its orders are still paid',
  params: widgetId,
});

export const renewOrderWidgetKey = endpoint({
  ...partnerCall,
  name: 'renewOrderWidgetKey',
  method: 'POST',
  path: `${path}/{id}/key`,
  summary: 'Create a new key for an order widget; the old one stops working immediately',
  params: widgetId,
  response: data(orderWidget),
});

const statisticsQuery = z.object({
  group_by: z.enum(widgetGroupings).default('date'),
  start_date: calendarDay.optional(),
  end_date: calendarDay.optional(),
});

const statisticsRow = z.object({
  key: text(120),
  /** Customers are only numbered: a partner does not learn who they are. */
  label: text(300),
  orders: quantity,
  /** Charged and not refunded. */
  turnover: decimal,
  /** Of orders that have not ended. */
  pending: decimal,
  held: decimal,
  paid: decimal,
});
export type WidgetStatisticsRow = z.output<typeof statisticsRow>;

export const getOrderWidgetStatistics = endpoint({
  ...partnerCall,
  name: 'getOrderWidgetStatistics',
  method: 'GET',
  path: '/api/v1/order-widget-statistics',
  summary: 'Get orders and rewards of your order widgets; the last 30 days by default',
  query: statisticsQuery,
  response: z.object({
    data: z.array(statisticsRow).max(1000),
    total: statisticsRow.omit({ key: true, label: true }),
  }),
});

export const exportOrderWidgetStatistics = endpoint({
  ...partnerCall,
  name: 'exportOrderWidgetStatistics',
  method: 'GET',
  path: '/api/v1/order-widget-statistics/export',
  summary: 'Export the statistics of your order widgets as CSV',
  query: statisticsQuery,
  response: text(1_000_000_000),
  contentType: 'text/csv',
});
