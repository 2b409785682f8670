import { maxPublications, subscriptionStatuses } from '@marquee/domain/subscriptions/subscription.ts';
import { z } from 'zod';
import { network, serviceCard, serviceType } from '../catalogue/catalogue-entities.ts';
import { endpoint } from '../endpoint.ts';
import {
  countryCode,
  data,
  decimal,
  id,
  listText,
  pageQuery,
  quantity,
  sentMoment,
  text,
  wholeNumberText,
} from '../primitives.ts';
import { tableQuery, tableResponse } from '../table-query.ts';
import { orderedService, orderView } from './order-entities.ts';
import { requestedQuantity } from './order-line.ts';
import { cardCharge } from './quotes.ts';

const time = z.iso.datetime().max(30);
const idText = wholeNumberText({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const subscriptionId = z.object({ subscriptionId: idText });
const countries = z.array(countryCode).max(250);
const delay = z.int().min(0).max(10_080);

const endReasons = ['limit-reached', 'canceled', 'no-publications', 'expired'] as const;

const waitingReasons = [
  'balance',
  'card_unusable',
  'card_declined',
  'card_too_small',
  'card_too_big',
] as const;

/** What a form needs to offer a service for every publication. */
const subscribableService = serviceCard
  .pick({
    id: true,
    slug: true,
    name: true,
    default_price: true,
    price: true,
    discount_percent: true,
    pricing_per: true,
    min: true,
    max: true,
    step: true,
    default_quantity: true,
  })
  .extend({ allowed_use_countries: z.boolean() });
export type SubscribableService = z.output<typeof subscribableService>;

const subscribableType = serviceType
  .pick({ id: true, slug: true, name: true, kind: true, icon: true, color: true })
  .extend({ services: z.array(subscribableService).max(20_000) });
export type SubscribableType = z.output<typeof subscribableType>;

const subscriptionService = z.object({
  service: orderedService,
  quantity,
  /** If set, each publication gets a random quantity between the two. */
  max_quantity: quantity.nullable(),
  countries,
  delay_minutes: delay,
  expires_at: time.nullable(),
  /** The most that one publication costs at today's price; null while the service is not offered. */
  cost: decimal.nullable(),
});

const subscription = z.object({
  id,
  name: text(200),
  url: text(2048),
  type: z.literal('autopromotion'),
  status: z.enum(subscriptionStatuses),
  end_reason: z.enum(endReasons).nullable(),
  billing_type: z.literal('per_publication'),
  network: orderedService.shape.network,
  contents_limit: z.int().min(1).max(maxPublications),
  /** Publications with orders. */
  subscription_contents_count: z.int().min(0).max(maxPublications),
  /** The maximum at today's prices. */
  cost_per_publication: decimal,
  total_cost: decimal,
  /** What its card is charged for one publication at today's prices; null where the balance pays. */
  card_charge: cardCharge.nullable(),
  /** What its orders cost so far, less refunds. */
  spent: decimal,
  /** How much is needed to order for what it has found, and why it was not paid. */
  waiting: z.object({ since: time, needed: decimal, reason: z.enum(waitingReasons) }).nullable(),
  subscription_services: z.array(subscriptionService).max(20),
  recurring_payments_method: z
    .object({ id, name: text(80), type: text(40), icon: text(60), is_usable: z.boolean() })
    .nullable(),
  created_at: time,
  ended_at: time.nullable(),
  /** When its channel was last read successfully. */
  last_looked_at: time.nullable(),
  actions: z.object({ cancelable: z.boolean() }),
});
export type SubscriptionView = z.output<typeof subscription>;

const contentStates = ['found', 'unpaid', 'ordered', 'skipped'] as const;

const subscriptionContent = z.object({
  id,
  /** `found`: to be ordered for; `skipped`: nothing could be ordered. */
  state: z.enum(contentStates),
  promotable: z.object({ url: text(2048), title: text(300) }),
  published_at: time.nullable(),
  found_at: time,
  orders: z.array(orderView).max(20),
  /** What the card was charged for it; null where the balance paid. */
  card_charge: cardCharge.omit({ fee_percent: true }).nullable(),
});
export type SubscriptionContent = z.output<typeof subscriptionContent>;

const subscriptionDetails = subscription.extend({
  /** The first page, newest first; `/contents` has the others. */
  subscription_contents: z.array(subscriptionContent).max(100),
  /** How many publications there are on all pages. */
  subscription_contents_total: z.int().min(0),
});
export type SubscriptionDetails = z.output<typeof subscriptionDetails>;

const table = tableQuery({
  columns: ['id', 'name', 'url', 'status', 'contents_limit', 'subscription_contents_count', 'created_at'],
  sort: { column: 'id', direction: 'desc' },
  perPage: 10,
});
export const readSubscriptionsPage = table.read;

export const listSubscriptions = endpoint({
  name: 'listSubscriptions',
  method: 'GET',
  path: '/api/v1/subscriptions',
  access: 'user',
  area: 'subscriptions',
  summary: 'List your subscriptions as a table',
  query: table.query.extend({
    status: listText(z.enum(subscriptionStatuses), subscriptionStatuses.length).optional(),
  }),
  response: tableResponse(subscription),
});

export const createSubscription = endpoint({
  name: 'createSubscription',
  method: 'POST',
  path: '/api/v1/subscriptions',
  access: 'user',
  area: 'subscriptions',
  summary: 'Create a subscription that orders services for every new post of a channel',
  body: z.strictObject({
    url: z.string().trim().min(1).max(2048),
    name: text(200).optional(),
    type: z.literal('autopromotion').optional(),
    /** Accepted but not used: the caller is signed in. */
    email: text(254).nullish(),
    contents_limit: z.int().min(1).max(maxPublications).default(10),
    services: z
      .array(
        z.strictObject({
          service_id: id,
          quantity: requestedQuantity,
          max_quantity: requestedQuantity.nullish(),
          countries: countries.optional(),
          delay_minutes: delay.optional(),
          expires_at: sentMoment.nullish(),
        }),
      )
      .min(1)
      .max(20),
    /** Absent: each publication is paid from the balance. */
    recurring_payments_method_id: id.nullish(),
  }),
  response: data(subscriptionDetails),
  idempotent: true,
});

export const listSubscriptionNetworks = endpoint({
  name: 'listSubscriptionNetworks',
  method: 'GET',
  path: '/api/v1/subscriptions/networks',
  access: 'guest',
  area: 'subscriptions',
  summary: 'List networks that support subscriptions',
  response: data(z.array(network).max(500)),
});

export const listSubscriptionServiceTypes = endpoint({
  name: 'listSubscriptionServiceTypes',
  method: 'GET',
  path: '/api/v1/subscriptions/networks/{networkId}/service-types',
  access: 'guest',
  area: 'subscriptions',
  summary: 'List what can be ordered for every new post on a network',
  params: z.object({ networkId: idText }),
  response: data(z.array(subscribableType).max(500)),
});

export const getSubscription = endpoint({
  name: 'getSubscription',
  method: 'GET',
  path: '/api/v1/subscriptions/{subscriptionId}',
  access: 'user',
  area: 'subscriptions',
  summary: 'Get a subscription with its posts and their orders',
  params: subscriptionId,
  response: data(subscriptionDetails),
});

export const contentsPerPage = 20;

export const listSubscriptionContents = endpoint({
  name: 'listSubscriptionContents',
  method: 'GET',
  path: '/api/v1/subscriptions/{subscriptionId}/contents',
  access: 'user',
  area: 'subscriptions',
  summary: 'List the posts of a subscription with their orders, newest first, by page',
  params: subscriptionId,
  query: z.object(pageQuery({ perPage: contentsPerPage })),
  response: tableResponse(subscriptionContent),
});

export const changeSubscriptionPayment = endpoint({
  name: 'changeSubscriptionPayment',
  method: 'POST',
  path: '/api/v1/subscriptions/{subscriptionId}/payment',
  access: 'user',
  area: 'subscriptions',
  summary: 'Change the payment method of a subscription: another linked card or your balance',
  params: subscriptionId,
  body: z.strictObject({ recurring_payments_method_id: id.nullable() }),
  response: data(subscriptionDetails),
  errors: ['wrong_state'],
});

export const cancelSubscription = endpoint({
  name: 'cancelSubscription',
  method: 'POST',
  path: '/api/v1/subscriptions/{subscriptionId}/cancel',
  access: 'user',
  area: 'subscriptions',
  summary: 'Cancel a subscription; orders already placed continue',
  params: subscriptionId,
  response: data(subscriptionDetails),
  errors: ['wrong_state'],
});
