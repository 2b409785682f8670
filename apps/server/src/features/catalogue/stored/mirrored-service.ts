import { type ServiceRow, serviceColumns } from './catalogue-rows.ts';

/** What a child panel may have of its own; an empty text is the parent's. */
export const ownColumns = [
  'slug',
  'name',
  'title',
  'description',
  'short_description',
  'requirements',
  'meta_title',
  'meta_description',
  'default_price',
  'discount_ppm',
  'min',
  'max',
  'default_quantity',
  'restricted_access',
  'popularity',
  'rating_hundredths',
  'reviews_count',
  'average_minutes',
] as const satisfies readonly (keyof ServiceRow)[];

export type OwnColumns = Pick<ServiceRow, (typeof ownColumns)[number]>;

/**
 * A row that reads through to the parent's: a thousand child panels share one catalogue in memory. Its columns
 * are getters, so it cannot be spread.
 */
class MirroredService {
  readonly base: ServiceRow;
  readonly own: Partial<ServiceRow>;

  constructor(base: ServiceRow, own: Partial<ServiceRow>) {
    this.base = base;
    this.own = own;
  }
}

const mayBeOwn: ReadonlySet<keyof ServiceRow> = new Set(ownColumns);
for (const column of serviceColumns)
  Object.defineProperty(MirroredService.prototype, column, {
    get: mayBeOwn.has(column)
      ? function (this: MirroredService) {
          const own = this.own[column];
          return own === undefined ? this.base[column] : own;
        }
      : function (this: MirroredService) {
          return this.base[column];
        },
  });

/** The parent's row with what differs in the child's. */
export function mirroredService(base: ServiceRow, row: OwnColumns): ServiceRow {
  const own: Partial<ServiceRow> = {};
  for (const column of ownColumns) keepDifferent(own, column, base, row);
  const mirrored: unknown = new MirroredService(base, own);
  // The loop above gives it every column of a row.
  return mirrored as ServiceRow;
}

function keepDifferent<Column extends keyof OwnColumns>(
  own: Partial<OwnColumns>,
  column: Column,
  base: OwnColumns,
  row: OwnColumns,
): void {
  const value = row[column];
  if (value !== '' && value !== base[column]) own[column] = value;
}
