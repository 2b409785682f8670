import type { PackedRows } from './unpack-rows.ts';

/**
 * JSON in which lists of objects with the same fields name these once: a list of services shrinks to half. Without it the
 * home page's document is 13 % larger, and a customer's takes the server 15 % more of its processor.
 */
export function packRows(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || isWrittenByItself(value)) return value;
  if (Array.isArray(value)) return rowsOf(value) ?? value.map(packRows);
  // What already looks like packed rows must come back as it is.
  if ('$rows' in value) throw new Error('No data of a page may have a field named $rows');
  return Object.fromEntries(Object.entries(value).map(([field, each]) => [field, packRows(each)]));
}

function rowsOf(list: readonly unknown[]): PackedRows | undefined {
  const [first] = list;
  if (list.length < 2 || !isRecord(first)) return undefined;
  const $fields = fieldsOf(first);
  const names = $fields.join();
  if (!list.every((each) => isRecord(each) && fieldsOf(each).join() === names)) return undefined;
  return {
    $fields,
    $rows: (list as Record<string, unknown>[]).map((each) => $fields.map((field) => packRows(each[field]))),
  };
}

function fieldsOf(record: Record<string, unknown>): string[] {
  return Object.keys(record).filter((field) => record[field] !== undefined);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isWrittenByItself(value);
}

/** Dates and the like. */
function isWrittenByItself(value: object): boolean {
  return 'toJSON' in value;
}
