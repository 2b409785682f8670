import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { localizedCatalogue } from '../../catalogue/index.ts';

/** Whose name holds the text, as the reader sees it; of those no longer offered, as the operator wrote it. */
export async function servicesNamed(ctx: Context, text: string): Promise<bigint[]> {
  const catalogue = await localizedCatalogue(ctx);
  const offered = [...catalogue.stored.byId]
    .filter(([, service]) => catalogue.name(service).toLowerCase().includes(text))
    .map(([id]) => id);
  const written = await ctx.db
    .selectFrom('service')
    .select('id')
    .where('panel_id', '=', ctx.panel.id)
    .where(sql<boolean>`strpos(lower(name), ${text}) > 0`)
    .execute();
  return [...new Set([...offered, ...written.map(({ id }) => id)])];
}
