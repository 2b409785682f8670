import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { JsonValue } from '../../../platform/db/json-value.ts';
import { type CatalogueRows, readCatalogueRows, type ServiceRow } from './catalogue-rows.ts';
import { mirroredService, type OwnColumns, ownColumns } from './mirrored-service.ts';

/**
 * A child panel's rows: those of its own, and those of the parent that it mirrors. A mirrored row that has nothing
 * of its own is the parent's row itself, and what the parent no longer shows is gone here at once.
 */
export async function readMirroredRows(
  db: Database,
  panelId: bigint,
  parent: CatalogueRows,
): Promise<CatalogueRows> {
  const [read, mirrored] = await Promise.all([
    readCatalogueRows(db, panelId, { onlyOwn: true }),
    readMirroredServices(db, panelId),
  ]);
  const base = new Map(parent.services.map((row) => [row.id, row]));
  const services = mirrored.flatMap(({ id, ...row }): ServiceRow[] => {
    const found = base.get(id);
    return found ? [mirroredService(found, row)] : [];
  });
  return {
    ...read,
    networks: laidOver(read.networks, byId(parent.networks), ({ slug }) => ({ slug })),
    types: laidOver(read.types, byId(parent.types), (row) => ({
      slug: row.slug,
      title: row.title,
      description: row.description,
      ...(Array.isArray(row.faq) && row.faq.length > 0 ? { faq: row.faq } : {}),
    })),
    targetTypes: laidOver(read.targetTypes, byId(parent.targetTypes), () => ({})),
    targets: laidOver(read.targets, byId(parent.targets), () => ({})),
    labels: laidOver(read.labels, new Map(parent.labels.map((row) => [row.slug, row])), () => ({})),
    services: [...services, ...read.services],
    contents: joined(parent.contents, read.contents),
    serviceTargets: joined(parent.serviceTargets, read.serviceTargets),
  };
}

interface Named {
  mirrored_name: string | null;
  translations: JsonValue;
}

/** The shown name is `name`, or `title` where the name is a key. */
function laidOver<Row extends Named & ({ name: string } | { title: string; name: string })>(
  rows: readonly Row[],
  base: ReadonlyMap<bigint | string, Row>,
  ownParts: (row: Row) => Partial<Row>,
): Row[] {
  return rows.flatMap((row) => {
    if (row.mirrored_name === null) return [row];
    const found = base.get(keyOf(row));
    if (!found) return [];
    const parts = { ...ownParts(row), ...ownName(row), ...ownTranslations(found, row) };
    const differing = Object.entries(parts).filter(
      ([column, value]) => value !== '' && value !== found[column as keyof Row],
    );
    return [differing.length === 0 ? found : { ...found, ...Object.fromEntries(differing) }];
  });
}

function keyOf(row: object): bigint | string {
  if ('id' in row && typeof row.id === 'bigint') return row.id;
  return 'slug' in row ? String(row.slug) : '';
}

/** A name that is not the one that was copied was written here. */
function ownName(row: Named & { name: string; title?: string }): object {
  const column = 'view_type' in row ? 'title' : 'name';
  return row[column] === row.mirrored_name ? {} : { [column]: row[column] };
}

type Translations = Readonly<Record<string, object>>;

function ownTranslations(base: Named, row: Named): object {
  const [theirs, own] = [base.translations as Translations, row.translations as Translations];
  const locales = Object.keys(own);
  if (locales.length === 0) return {};
  const merged = locales.map((locale) => [locale, { ...theirs[locale], ...own[locale] }]);
  return { translations: { ...theirs, ...Object.fromEntries(merged) } };
}

function byId<Row extends { id: bigint }>(rows: readonly Row[]): ReadonlyMap<bigint, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

/** The parent's list itself where there is nothing to add: rows of services that are not sold here do no harm. */
function joined<Row>(base: Row[], own: Row[]): Row[] {
  return own.length === 0 ? base : [...base, ...own];
}

type MirroredRow = OwnColumns & Pick<ServiceRow, 'id'>;

const readColumns = ownColumns.filter((column) => column !== 'name');

function readMirroredServices(db: Database, panelId: bigint): Promise<MirroredRow[]> {
  return (
    db
      .selectFrom('service')
      .select(['id', ...readColumns])
      // Empty where it is the parent's.
      .select(sql<string>`coalesce(nullif(name, mirrored_name), '')`.as('name'))
      .where('panel_id', '=', panelId)
      .where('is_enabled', '=', true)
      .where('mirrored_name', 'is not', null)
      .orderBy('position')
      .orderBy('id')
      .execute()
  );
}
