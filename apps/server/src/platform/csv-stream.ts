import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

export type CsvCell = string | number | boolean | null;

interface CsvOptions {
  lineEnd?: 'unix' | 'windows';
  /** A text such as `-12.5` stays a number that can be added up. */
  keepsNumbers?: boolean;
}

/** What spreadsheets take for the start of a formula. */
const formulaStart = /^[=+\-@\t\r＝＋－＠]/;
const plainNumber = /^-?\d+(\.\d+)?$/;

/**
 * Lines as RFC 4180 has them, made while the rows are read. The mark at the start tells spreadsheets that names
 * are UTF-8, and a text that they would run is made one they only show.
 */
export function csvStream(
  rows: AsyncIterable<readonly CsvCell[]>,
  { lineEnd = 'windows', keepsNumbers = false }: CsvOptions = {},
): Readable {
  const source = Readable.from(rows);
  const lines = stringify({
    bom: true,
    record_delimiter: lineEnd,
    quoted_match: /[\r\n]/,
    cast: {
      string: (text) => (keepsNumbers && plainNumber.test(text) ? text : harmless(text)),
      boolean: String,
    },
  });
  source.once('error', (error) => lines.destroy(error));
  lines.once('close', () => source.destroy());
  return source.pipe(lines);
}

function harmless(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}
