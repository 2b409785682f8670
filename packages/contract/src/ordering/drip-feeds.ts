import { dripFeedModes } from '@marquee/domain/drip-feed/plan.ts';
import { orderStatuses } from '@marquee/domain/orders/status.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, decimal, id, listText, quantity, text, wholeNumberText } from '../primitives.ts';
import { tableQuery, tableResponse } from '../table-query.ts';
import { orderedService } from './order-entities.ts';

export const dripFeedStatuses = [
  'unpaid',
  'in_moderation',
  'in_processing',
  'completed',
  'canceled',
] as const;
const time = z.iso.datetime().max(30);
const params = z.object({
  dripFeedId: wholeNumberText({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
});

const dripFeed = z.object({
  id,
  status: z.enum(dripFeedStatuses),
  service: orderedService,
  url: text(2048),
  mode: z.enum(dripFeedModes),
  runs: z.int().min(2),
  /** One per run. */
  orders_count: quantity,
  /** It promotes the single publication that its link leads to. */
  contents_limit: quantity,
  minutes_between_runs: z.int().min(1),
  /** The first run's quantity, and by how much each next one differs. */
  quantity,
  quantity_step: quantity,
  total_quantity: quantity,
  /** Total of all runs so far. */
  current_quantity: quantity,
  completed_runs: quantity,
  canceled_runs: quantity,
  /** When the next run starts; null when there is none left. */
  next_run_at: time.nullable(),
  cost: decimal,
  refunded: decimal,
  created_at: time,
  ended_at: time.nullable(),
  actions: z.object({ cancelable: z.boolean(), payable: z.boolean() }),
});
export type DripFeedView = z.output<typeof dripFeed>;

const dripFeedDetails = dripFeed.extend({
  orders: z
    .array(
      z.object({
        id,
        run: z.int().min(1),
        status: z.enum(orderStatuses),
        cancel_reason: text(60).nullable(),
        quantity,
        current_quantity: quantity,
        starts_at: time,
        /** Still to come. */
        is_scheduled: z.boolean(),
        refunded: decimal,
      }),
    )
    .max(1000),
});
export type DripFeedDetails = z.output<typeof dripFeedDetails>;

const table = tableQuery({
  columns: ['id', 'status', 'created_at'],
  sort: { column: 'id', direction: 'desc' },
  perPage: 10,
});
export const readDripFeedsPage = table.read;

export const listDripFeeds = endpoint({
  name: 'listDripFeeds',
  method: 'GET',
  path: '/api/v1/drip-feeds',
  access: 'user',
  area: 'subscriptions',
  summary: 'List your drip-feeds',
  query: table.query.extend({
    status: listText(z.enum(dripFeedStatuses), dripFeedStatuses.length).optional(),
  }),
  response: tableResponse(dripFeed),
});

export const getDripFeed = endpoint({
  name: 'getDripFeed',
  method: 'GET',
  path: '/api/v1/drip-feeds/{dripFeedId}',
  access: 'user',
  area: 'subscriptions',
  summary: 'Get a drip-feed with the order of each run',
  params,
  response: data(dripFeedDetails),
});

export const cancelDripFeed = endpoint({
  name: 'cancelDripFeed',
  method: 'POST',
  path: '/api/v1/drip-feeds/{dripFeedId}/cancel',
  access: 'user',
  area: 'subscriptions',
  summary: 'Cancel the runs that no provider has yet and refund them',
  params,
  response: data(z.object({ canceled: quantity, refunded: decimal })),
  errors: ['wrong_state'],
});
