/** A list of objects with the same fields, as the page carries it: names once, values per object. */
export interface PackedRows {
  $fields: readonly string[];
  $rows: readonly unknown[][];
}

/** Restores what `packRows` has written. */
export function unpackRows(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(unpackRows);
  if ('$rows' in value) {
    const { $fields, $rows } = value as PackedRows;
    return $rows.map((row) =>
      Object.fromEntries($fields.map((field, place) => [field, unpackRows(row[place])])),
    );
  }
  return Object.fromEntries(Object.entries(value).map(([field, each]) => [field, unpackRows(each)]));
}
