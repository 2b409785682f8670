import { z } from 'zod';
import { pageQuery, searchText, wholeNumberText } from './primitives.ts';

interface TableOptions<Column extends string> {
  /** The closed list of columns a caller may sort by. */
  columns: readonly [Column, ...Column[]];
  sort: { column: Column; direction: 'asc' | 'desc' };
  perPage: number;
}

interface TablePage<Column extends string> {
  offset: number;
  limit: number;
  column: Column;
  direction: 'asc' | 'desc';
  search: string;
}

const direction = z.enum(['asc', 'desc']);
const upTo = (maximum: number) => wholeNumberText({ minimum: 0, maximum });

/**
 * A list shown as a table accepts two forms: `page, per_page, order_by (column), order_on (direction)`
 * and DataTables (`start, length, order[0][column]` naming `columns[n][data]`, `search[value]`).
 */
export function tableQuery<const Column extends string>(options: TableOptions<Column>) {
  const { page, per_page } = pageQuery({ perPage: options.perPage });
  const query = z
    .object({
      page,
      per_page,
      order_by: z.enum(options.columns).optional(),
      order_on: direction.optional(),
      start: upTo(10_000_000).optional(),
      length: wholeNumberText({ minimum: 1, maximum: 100 }).optional(),
      'order[0][column]': upTo(99).optional(),
      'order[0][dir]': direction.optional(),
      'search[value]': searchText(100).optional(),
    })
    .catchall(z.unknown());

  function read(parsed: z.output<typeof query>): TablePage<Column> {
    const limit = parsed.length ?? parsed.per_page;
    const numbered = parsed[`columns[${parsed['order[0][column]']}][data]`];
    return {
      limit,
      offset: parsed.start ?? (parsed.page - 1) * limit,
      column: parsed.order_by ?? options.columns.find((name) => name === numbered) ?? options.sort.column,
      direction: parsed.order_on ?? parsed['order[0][dir]'] ?? options.sort.direction,
      search: parsed['search[value]'] ?? '',
    };
  }
  return { query, read };
}

export const tableResponse = <Row extends z.ZodType>(row: Row) =>
  z.object({ data: z.array(row).max(100), recordsTotal: z.int().min(0), recordsFiltered: z.int().min(0) });
