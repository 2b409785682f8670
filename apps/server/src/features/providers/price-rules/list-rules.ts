import type {
  listPriceRules as endpoint,
  PriceRule,
  PriceRuleProvider,
} from '@marquee/contract/console/price-rules.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { findMarkup } from '@marquee/domain/pricing/markup.ts';
import { coveredServices, isFor } from '@marquee/domain/pricing/markup-effect.ts';
import { matchNumberOrWords } from '@marquee/domain/search/match-number-or-words.ts';
import { keyedPage } from '../../../platform/console/keyed-page.ts';
import type { Context } from '../../../platform/context.ts';
import { markupRules } from '../sync/reprice-services.ts';
import { pricedServices } from './priced-services.ts';
import { targetOf, termsView } from './rule-terms.ts';

/** In the order they were made. Names are compared here: rules are few beside services. */
export async function listRules(
  ctx: Context,
  { search = '', provider, after, limit }: Input<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  const rows = await ruleRows(ctx)
    .$if(provider !== undefined, (query) => query.where('rule.provider_id', '=', BigInt(provider ?? 0)))
    .$if(after !== undefined, (query) => query.where('rule.id', '>', BigInt(after ?? 0)))
    .execute();
  const matches = matchNumberOrWords(search);
  const found = search.trim()
    ? rows.filter((row) => {
        const target = targetView(row);
        return target && matches({ id: target.id, name: `${target.group} ${target.name}` });
      })
    : rows;
  const page = keyedPage(found, limit);
  const counts = await serviceCounts(ctx, page.rows);
  return { data: page.rows.map((row) => ruleView(row, counts.get(row.id) ?? 0)), next: page.next };
}

function ruleRows({ db, panel }: Context) {
  return db
    .selectFrom('price_rule as rule')
    .innerJoin('provider', (join) =>
      join.onRef('provider.panel_id', '=', 'rule.panel_id').onRef('provider.id', '=', 'rule.provider_id'),
    )
    .leftJoin('service', (join) =>
      join.onRef('service.panel_id', '=', 'rule.panel_id').onRef('service.id', '=', 'rule.service_id'),
    )
    .leftJoin('service_type as type', (join) =>
      join
        .onRef('type.panel_id', '=', 'rule.panel_id')
        .on(({ eb, fn, ref }) =>
          eb('type.id', '=', fn.coalesce(ref('rule.service_type_id'), ref('service.service_type_id'))),
        ),
    )
    .leftJoin('network', (join) =>
      join.onRef('network.panel_id', '=', 'type.panel_id').onRef('network.id', '=', 'type.network_id'),
    )
    .selectAll('rule')
    .select([
      'provider.name as provider_name',
      'service.name as service_name',
      'type.name as type_name',
      'network.name as network_name',
    ])
    .where('rule.panel_id', '=', panel.id)
    .orderBy('rule.id');
}

type RuleRow = Awaited<ReturnType<ReturnType<typeof ruleRows>['execute']>>[number];

function ruleView(row: RuleRow, servicesCount: number): PriceRule {
  return {
    id: Number(row.id),
    provider: { id: Number(row.provider_id), name: row.provider_name },
    applies_to:
      row.service_id !== null ? 'service' : row.service_type_id !== null ? 'service_type' : 'everything',
    target: targetView(row),
    ...termsView(row),
    services_count: servicesCount,
  };
}

function targetView(row: RuleRow): PriceRule['target'] {
  const network = row.network_name ?? '';
  if (row.service_id !== null)
    return {
      id: Number(row.service_id),
      name: row.service_name ?? '',
      group: `${network} · ${row.type_name ?? ''}`,
    };
  return row.service_type_id === null
    ? null
    : { id: Number(row.service_type_id), name: row.type_name ?? '', group: network };
}

/** For how many services each of these rules is the closest one. */
async function serviceCounts(ctx: Context, rows: readonly RuleRow[]): Promise<Map<bigint, number>> {
  const counts = new Map<bigint, number>();
  for (const [providerId, ofProvider] of Map.groupBy(rows, ({ provider_id }) => provider_id)) {
    const services = await pricedServices(ctx, providerId);
    const rules = await markupRules(ctx, providerId);
    for (const row of ofProvider) {
      const others = rules.filter((rule) => !isFor(rule, targetOf(row)));
      counts.set(row.id, coveredServices(services, others, targetOf(row)).length);
    }
  }
  return counts;
}

/** What a service without a rule costs stays, whatever the provider does: worth a word. */
export async function listRuleProviders(ctx: Context): Promise<PriceRuleProvider[]> {
  const rows = await ctx.db
    .selectFrom('provider')
    .select(['id', 'name'])
    .where('panel_id', '=', ctx.panel.id)
    .orderBy('id')
    .limit(500)
    .execute();
  const views: PriceRuleProvider[] = [];
  for (const { id, name } of rows) {
    const [services, rules] = [await pricedServices(ctx, id), await markupRules(ctx, id)];
    const withoutRule = services.filter((service) => !service.hasManualPrice && !findMarkup(rules, service));
    views.push({ id: Number(id), name, without_rule_count: withoutRule.length });
  }
  return views;
}
