import type { ConsoleService } from '@marquee/contract/console/services.ts';
import { defaultLocale, locales } from '@marquee/domain/locale/locales.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { byPreference, isLive, sources } from '../sync/live-source.ts';
import { serviceRows, serviceRowView } from './service-rows.ts';

export async function getConsoleService(ctx: Context, id: bigint): Promise<ConsoleService> {
  const row = await serviceRows(ctx)
    .select([
      'service.slug',
      'service.price_is_manual',
      'service.limits_are_manual',
      'service.sells_below_cost',
      sql<Record<string, { name?: string }>>`service.translations`.as('translations'),
    ])
    .where('service.id', '=', id)
    .executeTakeFirst();
  if (!row) return refuse('not_found');
  const names: ConsoleService['names'] = { [defaultLocale]: row.name };
  for (const locale of locales) {
    const name = row.translations[locale]?.name;
    if (typeof name === 'string' && locale !== defaultLocale) names[locale] = name;
  }
  return {
    ...serviceRowView(row),
    slug: row.slug,
    names,
    price_is_manual: row.price_is_manual,
    limits_are_manual: row.limits_are_manual,
    sells_below_cost: row.sells_below_cost,
    sources: await sourcesOf(ctx, id),
  };
}

interface SourceRow {
  provider_id: bigint;
  provider_name: string;
  number: string;
  name: string;
  rate: bigint;
  is_enabled: boolean;
  is_live: boolean;
}

export async function sourcesOf(
  { db, panel }: Context,
  serviceId: bigint,
): Promise<ConsoleService['sources']> {
  const { rows } = await sql<SourceRow>`
    select provider.id as provider_id, provider.name as provider_name, offer.number, offer.name, offer.rate,
           source.is_enabled, ${isLive} as is_live
    from ${sources} where source.panel_id = ${panel.id} and source.service_id = ${serviceId}
    order by ${byPreference} limit 50`.execute(db);
  return rows.map((row) => ({
    provider: { id: Number(row.provider_id), name: row.provider_name },
    number: row.number,
    name: row.name,
    rate: formatMoney(money(row.rate)),
    is_enabled: row.is_enabled,
    is_live: row.is_live,
  }));
}
