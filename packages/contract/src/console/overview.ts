import { overviewPeriods } from '@marquee/domain/charts/overview-periods.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { calendarDay, data, text } from '../primitives.ts';
import { customer } from './console-list.ts';

const signedDecimal = text(34).regex(/^-?(0|[1-9]\d{0,14})(\.\d{1,8})?$/);
const amounts = z.object({ now: signedDecimal, before: signedDecimal });
const counts = z.object({ now: z.int().min(0), before: z.int().min(0) });

/** From the ledger: profit is revenue and fees less cost, bonuses and adjustments. */
const moneyFigures = z.object({
  revenue: amounts,
  fees: amounts,
  cost: amounts,
  bonuses: amounts,
  adjustments: amounts,
  profit: amounts,
  top_ups: amounts,
  refunds: amounts,
  days: z.array(z.object({ day: calendarDay, revenue: signedDecimal, profit: signedDecimal })).max(60),
});

const orderFigures = z.object({
  orders: counts,
  average_order: amounts,
  new_customers: counts,
  returning_customers: counts,
});

const funnel = z.object({
  /** Visitors who entered a link, pressed Pay, saw a payment page, and orders that were paid. */
  links: counts,
  checkouts: counts,
  payment_pages: counts,
  orders: counts,
});

const topService = z.object({
  id: z.int().min(1),
  name: text(300),
  orders: z.int().min(0),
  amount: signedDecimal,
});
const topNetwork = z.object({
  id: z.int().min(1),
  name: text(120),
  orders: z.int().min(0),
  amount: signedDecimal,
});
const topCustomer = z.object({ customer, orders: z.int().min(0), amount: signedDecimal });

const provider = z.object({
  id: z.int().min(1),
  name: text(120),
  /** In the provider's currency; null until it has said so. */
  balance: signedDecimal.nullable(),
  currency: text(10),
  balance_at: z.iso.datetime().max(40).nullable(),
  is_low: z.boolean(),
  is_held: z.boolean(),
});

/** Each part is null for those who lack the permission to see it. */
const overview = z.object({
  from: calendarDay,
  to: calendarDay,
  money: moneyFigures.nullable(),
  orders: orderFigures.nullable(),
  funnel: funnel.nullable(),
  top_services: z.array(topService).max(5).nullable(),
  top_networks: z.array(topNetwork).max(5).nullable(),
  top_customers: z.array(topCustomer).max(5).nullable(),
  providers: z.array(provider).max(50).nullable(),
});
export type Overview = z.output<typeof overview>;

export const getOverview = endpoint({
  name: 'getOverview',
  method: 'GET',
  path: '/api/v1/admin/overview',
  access: 'staff:console.view',
  area: 'console',
  summary: 'How the panel is doing today, this week or this month, beside as many days before',
  query: z.object({ period: z.enum(overviewPeriods).default('week') }),
  response: data(overview),
});
