import { Readable } from 'node:stream';
import { formatDate } from '@marquee/domain/format/date.ts';
import type { Context } from '../../platform/context.ts';
import { type CsvCell, csvStream, withFirstRow } from '../../platform/csv-stream.ts';
import { refuse } from '../../platform/errors.ts';
import { Download } from '../../platform/http/answers/download.ts';
import { inPerson } from '../../platform/signed-in.ts';
import type { DataKinds, DataRow } from '../accounts/index.ts';
import { collectData } from './collect-data.ts';

export function exportJson(ctx: Context): Promise<Download> {
  return dataFile(ctx, inPerson(ctx).accountId, 'account');
}

/** Everything kept about an account. Whoever calls has asked who may have it. */
export async function dataFile(ctx: Context, accountId: bigint, name: string): Promise<Download> {
  const kinds = await collectData(ctx, accountId);
  return new Download({
    bytes: Readable.from(jsonPieces(ctx, kinds)),
    contentType: 'application/json',
    name: fileName(ctx, name, 'json'),
  });
}

export async function exportCsv(ctx: Context, kind: string): Promise<Download> {
  const { accountId } = inPerson(ctx);
  const rows = (await collectData(ctx, accountId)).get(kind) ?? refuse('not_found');
  return new Download({
    bytes: csvStream(await withFirstRow(csvRows(rows())), { keepsNumbers: true }),
    contentType: 'text/csv; charset=utf-8',
    name: fileName(ctx, kind, 'csv'),
  });
}

async function* jsonPieces(ctx: Context, kinds: DataKinds): AsyncIterable<string> {
  yield `{\n"panel": ${JSON.stringify(ctx.panel.name)},\n"exported_at": "${ctx.clock.now().toISOString()}"`;
  for (const [kind, rows] of kinds) {
    yield `,\n${JSON.stringify(kind)}: [`;
    let separator = '\n';
    for await (const row of rows()) {
      yield `${separator}${JSON.stringify(row)}`;
      separator = ',\n';
    }
    yield ']';
  }
  yield '\n}\n';
}

async function* csvRows(rows: AsyncIterable<DataRow> | Iterable<DataRow>): AsyncIterable<readonly CsvCell[]> {
  let columns: string[] | undefined;
  for await (const row of rows) {
    if (!columns) {
      columns = Object.keys(row);
      yield columns;
    }
    yield columns.map((column) => row[column] ?? null);
  }
}

function fileName(ctx: Context, kind: string, ending: string): string {
  return `${ctx.panel.slug}-${kind}-${formatDate(ctx.clock.now())}.${ending}`;
}
