import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, decimal, httpsUrl, text } from '../primitives.ts';

const moment = z.iso.datetime().max(40);

const currencyRate = z.object({
  currency: z.enum(['RUB']),
  /** What counts: the one set by hand, else the fetched one. Units of the currency for one dollar. */
  rate: decimal.nullable(),
  from: z.enum(['hand', 'source']).nullable(),
  by_hand: decimal.nullable(),
  fetched: decimal.nullable(),
  fetched_at: moment.nullable(),
});
export type CurrencyRate = z.output<typeof currencyRate>;

const rates = z.object({
  currencies: z.array(currencyRate).max(10),
  source: z
    .object({
      url: text(2048),
      last_tried_at: moment.nullable(),
      last_problem: z.enum(['unreachable', 'unreadable', 'implausible']).nullable(),
    })
    .nullable(),
});
export type Rates = z.output<typeof rates>;

export const getRates = endpoint({
  name: 'getRates',
  method: 'GET',
  path: '/api/v1/admin/rates',
  access: 'staff:payments.view',
  area: 'console',
  summary: 'The exchange rate of each currency, where it comes from and how old it is',
  response: data(rates),
});

export const setRateSource = endpoint({
  name: 'setRateSource',
  method: 'PUT',
  path: '/api/v1/admin/rates/source',
  access: 'staff:payments.manage',
  area: 'console',
  summary: 'Where rates are fetched from every hour; null for nowhere. Fetches at once',
  body: z.strictObject({ url: httpsUrl.nullable() }),
  response: data(rates),
  errors: ['sign_in_again', 'impersonated'],
  fresh: true,
});

export const setRateByHand = endpoint({
  name: 'setRateByHand',
  method: 'PUT',
  path: '/api/v1/admin/rates/{currency}',
  access: 'staff:payments.manage',
  area: 'console',
  summary: 'Fixes a rate; null follows the source again',
  params: z.object({ currency: text(40) }),
  body: z.strictObject({ rate: decimal.nullable() }),
  response: data(rates),
  errors: ['sign_in_again', 'impersonated'],
  fresh: true,
});

export const refreshRates = endpoint({
  name: 'refreshRates',
  method: 'POST',
  path: '/api/v1/admin/rates/refresh',
  access: 'staff:payments.manage',
  area: 'console',
  summary: 'Fetches the rates from their source now',
  body: z.strictObject({}),
  response: data(rates),
  errors: ['wrong_state'],
});
