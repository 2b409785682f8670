import {
  addedProviderKinds,
  holdReasons,
  providerKindNames,
  syncRefusals,
} from '@marquee/domain/delivery/provider-lists.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, decimal, fraction, id, quantity, text } from '../primitives.ts';
import { consoleListQuery, consoleListResponse, rowId } from './console-list.ts';
import { providerCallWords } from './provider-call.ts';

const moment = z.iso.datetime().max(40);
const currency = z
  .string()
  .length(3)
  .regex(/^[A-Z]{3}$/);
const name = z.string().trim().min(1).max(120);
const address = z.url({ protocol: /^https?$/ }).max(2048);
const providerKey = z.string().trim().min(1).max(500);
const limits = {
  low_balance: decimal.nullable().optional(),
  concurrency: z.int().min(1).max(64).optional(),
  per_minute: z.int().min(1).max(60_000).optional(),
};
const staff = { access: 'staff:providers.manage', area: 'console' } as const;
const freshErrors = ['sign_in_again', 'impersonated'] as const;

const syncCounts = {
  refusal: z.enum(syncRefusals).nullable(),
  offered: quantity,
  rejected: quantity,
  added: quantity,
  vanished: quantity,
  repriced: quantity,
  held: quantity,
};

const providerSync = z.object({
  id,
  ...syncCounts,
  ended_at: moment,
  /** The first 200. */
  rejected_rows: z.array(z.object({ number: text(100), reason: text(60) })).max(200),
});
export type ProviderSync = z.output<typeof providerSync>;

const provider = z.object({
  id,
  name: text(120),
  kind: z.enum(providerKindNames),
  url: text(2048).nullable(),
  /** The key itself never leaves. */
  has_key: z.boolean(),
  currency: text(3),
  /** What one unit is worth in USD. */
  usd_per_unit: decimal,
  follows_exchange_rate: z.boolean(),
  /** In the provider's currency. */
  balance: decimal.nullable(),
  balance_at: moment.nullable(),
  low_balance: decimal.nullable(),
  concurrency: quantity,
  per_minute: quantity,
  /** An offer whose rate moves by more than this in one sync waits for a person. */
  price_jump: z.number().min(0),
  on_price_jump: z.enum(['hold', 'follow']),
  /** Of a parent panel: services that are new there are sold here at once. */
  adds_new: z.boolean(),
  is_enabled: z.boolean(),
  hold: z
    .object({
      reason: z.enum(holdReasons),
      note: text(500).nullable(),
      since: moment,
      reported_currency: text(10).nullable(),
    })
    .nullable(),
  /** Nothing is sent until then: too many calls in a row failed. */
  resting_until: moment.nullable(),
  services: quantity,
  /** Changed offers that wait for a person. */
  waiting_offers: quantity,
  can_sync: z.boolean(),
  sync: z.object({ requested_at: moment, done: quantity.nullable(), total: quantity.nullable() }).nullable(),
  last_sync: z.object({ ...syncCounts, ended_at: moment }).nullable(),
});
export type ConsoleProvider = z.output<typeof provider>;

export const listProviders = endpoint({
  ...staff,
  name: 'listProviders',
  method: 'GET',
  path: '/api/v1/admin/providers',
  summary: 'Providers with balance, hold and last sync; found by number or the beginning of the name',
  query: z.object(consoleListQuery),
  response: consoleListResponse(provider),
});

export const exportProviders = endpoint({
  ...staff,
  name: 'exportProviders',
  method: 'GET',
  path: '/api/v1/admin/providers/export',
  summary: 'The same as a file for spreadsheets',
  query: z.object({ search: consoleListQuery.search }),
  response: text(1_000_000_000),
  contentType: 'text/csv',
});

export const addProvider = endpoint({
  ...staff,
  name: 'addProvider',
  method: 'POST',
  path: '/api/v1/admin/providers',
  summary: 'Adds a provider; its key is kept sealed and is never answered',
  body: z.strictObject({
    name,
    kind: z.enum(addedProviderKinds),
    url: address.optional(),
    key: providerKey.optional(),
    currency: currency.default('USD'),
    usd_per_unit: decimal.optional(),
    ...limits,
  }),
  response: data(provider),
  errors: freshErrors,
  fresh: true,
});

export const changeProvider = endpoint({
  ...staff,
  name: 'changeProvider',
  method: 'PATCH',
  path: '/api/v1/admin/providers/{id}',
  summary: 'Changes what is given; another address needs its key again',
  params: rowId,
  body: z.strictObject({
    name: name.optional(),
    url: address.optional(),
    key: providerKey.optional(),
    price_jump: fraction.min(0.000001).optional(),
    on_price_jump: z.enum(['hold', 'follow']).optional(),
    adds_new: z.boolean().optional(),
    is_enabled: z.boolean().optional(),
    ...limits,
  }),
  response: data(provider),
  errors: freshErrors,
  fresh: true,
});

export const setProviderCurrency = endpoint({
  ...staff,
  name: 'setProviderCurrency',
  method: 'PUT',
  path: '/api/v1/admin/providers/{id}/currency',
  summary: 'Settles the provider’s currency; rates and prices are converted at once',
  params: rowId,
  /** Without a worth the panel’s exchange rate is followed. */
  body: z.strictObject({ currency, usd_per_unit: decimal.optional() }),
  response: data(provider),
  errors: freshErrors,
  fresh: true,
});

export const testProvider = endpoint({
  ...staff,
  name: 'testProvider',
  method: 'POST',
  path: '/api/v1/admin/providers/{id}/test',
  summary: 'Asks the provider for balance and services; orders and changes nothing',
  params: rowId,
  response: data(
    z.object({
      works: z.boolean(),
      /** What the provider said when it did not work. */
      message: text(500).nullable(),
      balance: text(60).nullable(),
      currency: text(20).nullable(),
      services: quantity.nullable(),
      took_ms: quantity,
    }),
  ),
  errors: ['outgoing_held'],
  changesData: false,
});

export const requestProviderSync = endpoint({
  ...staff,
  name: 'requestProviderSync',
  method: 'POST',
  path: '/api/v1/admin/providers/{id}/sync',
  summary: 'Begins a sync in the background; the provider’s row tells how far it is',
  params: rowId,
  /** Says that the provider really lists this few services. */
  body: z.strictObject({ accept_shrunken: z.boolean().default(false) }),
  response: data(provider),
  errors: ['wrong_state'],
});

export const holdProvider = endpoint({
  ...staff,
  name: 'holdProvider',
  method: 'PUT',
  path: '/api/v1/admin/providers/{id}/hold',
  summary: 'Nothing is sold from it and nothing is sent to it until it is released',
  params: rowId,
  body: z.strictObject({ note: z.string().trim().min(3).max(500) }),
  response: data(provider),
  errors: ['wrong_state'],
});

export const releaseProvider = endpoint({
  ...staff,
  name: 'releaseProvider',
  method: 'DELETE',
  path: '/api/v1/admin/providers/{id}/hold',
  summary: 'Ends a hold that a person has set',
  params: rowId,
  response: data(provider),
  errors: ['wrong_state'],
});

export const listProviderSyncs = endpoint({
  ...staff,
  name: 'listProviderSyncs',
  method: 'GET',
  path: '/api/v1/admin/providers/{id}/syncs',
  summary: 'The last 50 syncs with what they changed and the rows that could not be used',
  params: rowId,
  response: data(z.array(providerSync).max(50)),
});

/** A call about several orders names none. */
const providerCall = providerCallWords.extend({ order_id: id.nullable() });
export type ProviderCall = z.output<typeof providerCall>;

export const listProviderCalls = endpoint({
  ...staff,
  name: 'listProviderCalls',
  method: 'GET',
  path: '/api/v1/admin/providers/{id}/calls',
  summary: 'What was said to the provider and what it answered in the last 90 days, newest first',
  params: rowId,
  query: z.object({ after: consoleListQuery.after, limit: consoleListQuery.limit }),
  response: consoleListResponse(providerCall),
});

const sendingHold = z.object({ hold: z.object({ reason: text(500), since: moment }).nullable() });

export const getSendingHold = endpoint({
  ...staff,
  name: 'getSendingHold',
  method: 'GET',
  path: '/api/v1/admin/sending-hold',
  summary: 'Whether orders of this panel are sent to providers',
  response: data(sendingHold),
});

export const holdSending = endpoint({
  ...staff,
  name: 'holdSending',
  method: 'PUT',
  path: '/api/v1/admin/sending-hold',
  summary: 'Sends no order of this panel to any provider until it is released',
  body: z.strictObject({ reason: z.string().trim().min(3).max(500) }),
  response: data(sendingHold),
  errors: freshErrors,
  fresh: true,
});

export const releaseSending = endpoint({
  ...staff,
  name: 'releaseSending',
  method: 'DELETE',
  path: '/api/v1/admin/sending-hold',
  summary: 'Waiting orders are sent again',
  response: data(sendingHold),
  errors: freshErrors,
  fresh: true,
});
