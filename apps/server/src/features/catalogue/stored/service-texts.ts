import type { Locale } from '@marquee/domain/locale/locales.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { inSlices } from '../../../platform/process/in-slices.ts';
import type { ServiceRow } from './catalogue-rows.ts';
import type { LocalizedCatalogue } from './localized-catalogue.ts';
import { readInPortions } from './read-in-portions.ts';
import type { CatalogueService } from './stored-catalogue.ts';

const translatedColumns = [
  'name',
  'title',
  'short_description',
  'description',
  'requirements',
  'meta_title',
  'meta_description',
] as const satisfies readonly (keyof ServiceRow)[];

export type ServiceTexts = Partial<Record<(typeof translatedColumns)[number], string>>;

/** The texts of one language, indexed like the services; the many equal sentences are stored once. */
export async function readServiceTexts(
  db: Database,
  panelId: bigint,
  locale: Locale,
  placeOf: (serviceId: bigint) => number | undefined,
): Promise<ServiceTexts[]> {
  const rows = await readInPortions(
    db,
    db
      .selectFrom('service')
      .select(['id', sql<unknown>`translations -> ${locale}`.as('texts')])
      .where('panel_id', '=', panelId)
      .where('is_enabled', '=', true)
      .where(sql<boolean>`translations ? ${locale}`),
  );
  const kept = new Map<string, string>();
  const texts: ServiceTexts[] = [];
  await inSlices(rows, (row) => {
    const place = placeOf(row.id);
    if (place !== undefined) texts[place] = shared(row.texts as ServiceTexts, kept);
  });
  return texts;
}

function shared(texts: ServiceTexts, kept: Map<string, string>): ServiceTexts {
  const own: ServiceTexts = {};
  for (const column of translatedColumns) {
    const text = texts[column];
    if (typeof text !== 'string') continue;
    if (!kept.has(text)) kept.set(text, text);
    own[column] = kept.get(text) ?? text;
  }
  return own;
}

/** The parent's texts, the same objects, under what a child panel has translated itself. */
export function laidOverTexts(
  parent: LocalizedCatalogue,
  services: readonly CatalogueService[],
  own: readonly ServiceTexts[],
): ServiceTexts[] {
  const texts: ServiceTexts[] = [];
  for (const { index, row } of services) {
    const mirrored = parent.stored.byId.get(row.id);
    const [theirs, ours] = [mirrored && parent.allTexts[mirrored.index], own[index]];
    const laid = theirs && ours ? { ...theirs, ...ours } : (ours ?? theirs);
    if (laid) texts[index] = laid;
  }
  return texts;
}
