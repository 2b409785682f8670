import { largestMarkupPercent } from '@marquee/domain/pricing/markup.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, decimal, id, quantity, searchText, text, wholeNumberText } from '../primitives.ts';
import { consoleListQuery, consoleListResponse, rowId } from './console-list.ts';

const staff = { access: 'staff:catalogue.manage', area: 'console' } as const;
const change = { ...staff, errors: ['sign_in_again', 'impersonated'], fresh: true } as const;
const number = wholeNumberText({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const named = z.object({ id, name: text(400) });

/** A type or a service. */
const ruleTarget = named.extend({
  /** Of the network, and of a service also its type. */
  group: text(300),
});
export type PriceRuleTarget = z.output<typeof ruleTarget>;

const priceRule = z.object({
  id,
  provider: named,
  applies_to: z.enum(['everything', 'service_type', 'service']),
  /** Null where it is for everything. */
  target: ruleTarget.nullable(),
  /** Added to the provider’s rate: 0.5 is half as much again. */
  percent: z.number().min(0),
  /** For 1000 pieces, or for one package; as are the next two. */
  fixed: decimal,
  /** Prices are rounded up to whole multiples of it; 0: not at all. */
  round_to: decimal,
  /** No price is lower. */
  floor: decimal,
  /** For so many services it is the closest rule. */
  services_count: quantity,
});
export type PriceRule = z.output<typeof priceRule>;

const filters = {
  /** The number or a part of the name of what the rule is for. */
  search: searchText(254).optional(),
  provider: number.optional(),
};

export const listPriceRules = endpoint({
  ...staff,
  name: 'listPriceRules',
  method: 'GET',
  path: '/api/v1/admin/price-rules',
  summary: 'How prices are made from the rates of providers',
  query: z.object({ ...filters, after: consoleListQuery.after, limit: consoleListQuery.limit }),
  response: consoleListResponse(priceRule),
});

export const exportPriceRules = endpoint({
  ...staff,
  name: 'exportPriceRules',
  method: 'GET',
  path: '/api/v1/admin/price-rules.csv',
  summary: 'The same list, whole, as CSV',
  query: z.object(filters),
  response: text(1_000_000_000),
  contentType: 'text/csv',
});

const ruleProvider = named.extend({
  /** Services that are ordered from it first and that no rule counts for: their price does not follow the rate. */
  without_rule_count: quantity,
});
export type PriceRuleProvider = z.output<typeof ruleProvider>;

export const listPriceRuleProviders = endpoint({
  ...staff,
  name: 'listPriceRuleProviders',
  method: 'GET',
  path: '/api/v1/admin/price-rules/providers',
  summary: 'Providers, and how many of their services no rule counts for',
  response: data(z.array(ruleProvider).max(500)),
});

export const findPriceRuleTargets = endpoint({
  ...staff,
  name: 'findPriceRuleTargets',
  method: 'GET',
  path: '/api/v1/admin/price-rules/targets',
  summary: 'Services of a provider and their types by number or name, to set a rule for',
  query: z.object({ provider: number, search: searchText(100).default('') }),
  response: data(
    z.object({ services: z.array(ruleTarget).max(50), service_types: z.array(ruleTarget).max(50) }),
  ),
});

const terms = {
  percent: z
    .number()
    .min(0)
    .max(largestMarkupPercent / 100)
    .multipleOf(0.000001),
  fixed: decimal,
  round_to: decimal,
  floor: decimal,
};

/** At most one of service and type; neither: everything of the provider. */
const target = { provider_id: id, service_type_id: id.optional(), service_id: id.optional() };

const effect = z.object({
  /** So many services get another price. */
  changed: quantity,
  /** So many keep the price that a person has set. */
  kept_by_hand: quantity,
  /** So many would sell below cost and leave the shop. */
  leaving: quantity,
});
export type PriceRuleEffect = z.output<typeof effect>;

const preview = effect.extend({
  /** The largest changes, measured by the price of today. */
  examples: z
    .array(
      named.extend({
        pricing_per: quantity,
        /** What customers pay, discounts counted. */
        before: decimal,
        after: decimal,
        cost: decimal,
        /** What is left of the new price, as a share of it; null where it is free. */
        margin: z.number().nullable(),
      }),
    )
    .max(10),
});
export type PriceRulePreview = z.output<typeof preview>;

export const previewPriceRule = endpoint({
  ...staff,
  name: 'previewPriceRule',
  method: 'POST',
  path: '/api/v1/admin/price-rules/preview',
  summary: 'What setting a rule would change, or removing it',
  /** Without terms: what removing the rule would change. */
  body: z.strictObject({ ...target, terms: z.strictObject(terms).nullable() }),
  response: data(preview),
  changesData: false,
});

export const createPriceRule = endpoint({
  ...change,
  name: 'createPriceRule',
  method: 'POST',
  path: '/api/v1/admin/price-rules',
  summary: 'Adds a rule; prices follow at once, those set by hand stay',
  body: z.strictObject({ ...target, ...terms }),
  response: data(effect),
  errors: [...change.errors, 'wrong_state'],
});

export const changePriceRule = endpoint({
  ...change,
  name: 'changePriceRule',
  method: 'PUT',
  path: '/api/v1/admin/price-rules/{id}',
  summary: 'Changes a rule; prices follow at once, those set by hand stay',
  params: rowId,
  body: z.strictObject(terms),
  response: data(effect),
});

export const removePriceRule = endpoint({
  ...change,
  name: 'removePriceRule',
  method: 'DELETE',
  path: '/api/v1/admin/price-rules/{id}',
  summary: 'Removes a rule; its services follow the next wider one or keep their price',
  params: rowId,
  response: data(effect),
});
