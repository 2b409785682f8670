import type { Context } from '../context.ts';
import { type CsvCell, csvStream, withFirstRow } from '../csv-stream.ts';
import { Streamed } from '../http/answers/streamed.ts';

interface Page<Row> {
  data: readonly Row[];
  next: number | null;
}

export type CsvColumn<Row> = readonly [head: string, cell: (row: Row) => CsvCell];

interface ListFile<Row> {
  /** Of the file, without its date. */
  name: string;
  /** Heads of the columns and what stands below them. */
  columns: readonly CsvColumn<Row>[];
  /** The list's own function: it is read page by page, however long it is. */
  readPage(after: number | undefined): Promise<Page<Row>>;
}

/** How many rows a page of the file reads; list calls allow as many. */
export const rowsPerPage = 200;

/** A list of the console as a file. Only one page is in memory at a time. */
export async function listCsv<Row>(
  { clock }: Pick<Context, 'clock'>,
  { name, columns, readPage }: ListFile<Row>,
): Promise<Streamed> {
  const rows = await withFirstRow(allRows(readPage));
  const lines = async function* () {
    yield columns.map(([head]) => head);
    for await (const row of rows) yield columns.map(([, cell]) => cell(row));
  };
  return new Streamed({
    body: csvStream(lines(), { keepsNumbers: true }),
    contentType: 'text/csv; charset=utf-8',
    name: `${name}-${clock.now().toISOString().slice(0, 10)}.csv`,
  });
}

async function* allRows<Row>(readPage: ListFile<Row>['readPage']): AsyncGenerator<Row> {
  let after: number | undefined;
  for (;;) {
    const page = await readPage(after);
    yield* page.data;
    if (page.next === null) return;
    after = page.next;
  }
}
