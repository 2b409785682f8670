import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

export type CsvCell = string | number | boolean | null;

/** What spreadsheets take for the start of a formula. */
const formulaStart = /^[=+\-@\t\r＝＋－＠]/;
const plainNumber = /^-?\d+(\.\d+)?$/;

/**
 * Lines as RFC 4180 has them, made while the rows are read. The mark at the start tells spreadsheets that names
 * are UTF-8, and a text that they would run is made one they only show.
 */
export function csvStream(
  rows: AsyncIterable<readonly CsvCell[]>,
  lineEnd: 'unix' | 'windows' = 'windows',
): Readable {
  const source = Readable.from(rows);
  const lines = stringify({
    bom: true,
    record_delimiter: lineEnd,
    quoted_match: /[\r\n]/,
    cast: { string: harmless, boolean: String },
  });
  source.once('error', (error) => lines.destroy(error));
  lines.once('close', () => source.destroy());
  return source.pipe(lines);
}

function harmless(text: string): string {
  return formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;
}
