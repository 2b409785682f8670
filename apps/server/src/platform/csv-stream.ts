import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

export type CsvCell = string | number | boolean | null;

interface CsvOptions {
  lineEnd?: 'unix' | 'windows';
  /** Texts such as `-12.5` stay numbers instead of being escaped. */
  keepsNumbers?: boolean;
}

/** What spreadsheets read as the start of a formula, in any width, also behind spaces, quotes and invisible marks. */
const formulaStart = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}"']*[=+\-−@|])/u;

/** Where a semicolon or a tab separates cells, as in many languages, the rest of a text is a cell of its own. */
const laterStart = /([;\t\r\n][\s\p{Cc}\p{Cf}"']*)(?=[=+\-−@|＝＋－＠｜﹢﹣﹦﹫])/gu;
const plainNumber = /^-?\d+(\.\d+)?$/;

/**
 * RFC 4180 lines, streamed while the rows are read. The byte order mark tells spreadsheets that the file is
 * UTF-8; formulas are escaped, so that spreadsheets show them instead of running them.
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
      string: (text) => (keepsNumbers && plainNumber.test(text) ? text : escapeFormula(text)),
      boolean: String,
    },
  });
  source.once('error', (error) => lines.destroy(error));
  lines.once('close', () => source.destroy());
  return source.pipe(lines);
}

/**
 * Reads up to the first row before it returns, so that a query that fails becomes an error answer instead
 * of half a file.
 */
export async function withFirstRow<Row>(rows: AsyncIterable<Row>): Promise<AsyncIterable<Row>> {
  const reader = rows[Symbol.asyncIterator]();
  const first = await reader.next();
  return (async function* () {
    try {
      for (let row = first; !row.done; row = await reader.next()) yield row.value;
    } finally {
      await reader.return?.();
    }
  })();
}

function escapeFormula(text: string): string {
  const later = text.replace(laterStart, "$1'");
  return formulaStart.test(text.normalize('NFKC')) ? `'${later}` : later;
}
