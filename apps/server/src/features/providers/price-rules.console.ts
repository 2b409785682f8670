import type { PriceRule } from '@marquee/contract/console/price-rules.ts';
import * as endpoints from '@marquee/contract/console/price-rules.ts';
import { listCsv, rowsPerPage } from '../../platform/console/list-csv.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { changeRule, removeRule } from './price-rules/change-rule.ts';
import { createRule } from './price-rules/create-rule.ts';
import { listRuleProviders, listRules } from './price-rules/list-rules.ts';
import { previewRule } from './price-rules/preview-rule.ts';
import { findRuleTargets } from './price-rules/rule-target.ts';

export const priceRuleRoutes: readonly Route[] = [
  route(endpoints.listPriceRules, (ctx, { query }) => listRules(ctx, query)),
  route(endpoints.exportPriceRules, (ctx, { query }) =>
    listCsv<PriceRule>(ctx, {
      name: 'price-rules',
      columns: [
        ['id', ({ id }) => id],
        ['provider', ({ provider }) => provider.name],
        ['applies_to', ({ applies_to }) => applies_to],
        ['target_id', ({ target }) => target?.id ?? null],
        ['target', ({ target }) => target?.name ?? null],
        ['group', ({ target }) => target?.group ?? null],
        ['percent', ({ percent }) => percent],
        ['fixed', ({ fixed }) => fixed],
        ['round_to', ({ round_to }) => round_to],
        ['floor', ({ floor }) => floor],
        ['services', ({ services_count }) => services_count],
      ],
      readPage: (after) => listRules(ctx, { ...query, after, limit: rowsPerPage }),
    }),
  ),
  route(endpoints.listPriceRuleProviders, async (ctx) => ({ data: await listRuleProviders(ctx) })),
  route(endpoints.findPriceRuleTargets, (ctx, { query }) => findRuleTargets(ctx, query)),
  route(endpoints.previewPriceRule, async (ctx, { body }) => ({ data: await previewRule(ctx, body) })),
  route(endpoints.createPriceRule, async (ctx, { body }) => ({ data: await createRule(ctx, body) })),
  route(endpoints.changePriceRule, async (ctx, { params, body }) => ({
    data: await changeRule(ctx, BigInt(params.id), body),
  })),
  route(endpoints.removePriceRule, async (ctx, { params }) => ({
    data: await removeRule(ctx, BigInt(params.id)),
  })),
];
