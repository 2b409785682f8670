import { createHash } from 'node:crypto';
import { inSlices } from '../../../platform/process/in-slices.ts';
import { type ServiceRow, serviceColumns } from '../stored/catalogue-rows.ts';
import type { StoredCatalogue } from '../stored/stored-catalogue.ts';

const known = new WeakMap<StoredCatalogue, Promise<string>>();

/** Figures that change all the time and texts that are not copied: children take both from memory. */
const notCopied: ReadonlySet<keyof ServiceRow> = new Set([
  'title',
  'description',
  'short_description',
  'requirements',
  'meta_title',
  'meta_description',
  'popularity',
  'rating_hundredths',
  'reviews_count',
  'average_minutes',
  'updated_at',
]);
const copied = serviceColumns.filter((column) => !notCopied.has(column));

/** The same for two catalogues whose children would be written the same; made once per catalogue in memory. */
export function mirroredHash(stored: StoredCatalogue): Promise<string> {
  const made = known.get(stored) ?? makeHash(stored);
  known.set(stored, made);
  return made;
}

async function makeHash({ rows, services }: StoredCatalogue): Promise<string> {
  const hash = createHash('sha256');
  const write = (values: unknown) => hash.update(JSON.stringify(values, asText));
  await inSlices(services, ({ row }) => void write(copied.map((column) => row[column])));
  const { networks, types, labels, targetTypes, targets, contents, serviceTargets } = rows;
  for (const list of [networks, types, labels, targetTypes, targets])
    write(list.map(({ translations: _, ...row }) => ({ ...row, created_at: null, updated_at: null })));
  write([contents, serviceTargets]);
  return hash.digest('base64url');
}

function asText(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}
