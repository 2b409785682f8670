import type { Input } from '@marquee/contract/endpoint.ts';
import type { exportPayments as endpoint } from '@marquee/contract/money/finances.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { type Translator, translator } from '@marquee/i18n/translator.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { csvStream, withFirstRow } from '../../platform/csv-stream.ts';
import { Streamed } from '../../platform/http/answers/streamed.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { type FinanceFilters, type FinanceRow, financeRows } from './finance-rows.ts';
import { financeView } from './finance-view.ts';

const rowsPerRead = 1000;
const columns = [
  'date',
  'type',
  'wallet',
  'income',
  'spending',
  'balance',
  'order',
  'method',
  'note',
] as const;

/** Streams the file: only a thousand lines are in memory at a time. */
export async function exportPayments(
  ctx: Context,
  filters: Input<typeof endpoint>['query'],
): Promise<Streamed> {
  const { accountId } = signedIn(ctx);
  const t = await translator(ctx.locale);
  const head = columns.map((name) => t(`finances.columns.${name}`));
  const rows = await withFirstRow(allRows(ctx, accountId, filters));
  const lines = async function* () {
    yield head;
    for await (const row of rows) yield cells(row, t);
  };
  const day = ctx.clock.now().toISOString().slice(0, 10);
  return new Streamed({
    body: csvStream(lines()),
    contentType: 'text/csv; charset=utf-8',
    name: `finances-${day}.csv`,
  });
}

async function* allRows(
  ctx: Context,
  accountId: bigint,
  filters: FinanceFilters,
): AsyncGenerator<FinanceRow> {
  let last: FinanceRow | undefined;
  for (;;) {
    const { rows }: { rows: FinanceRow[] } = await sql<FinanceRow>`
      select * from (${financeRows(ctx, accountId, filters)}) as passing
       where ${last ? sql`(created_at, place) < (${last.created_at}, ${last.place})` : sql`true`}
       order by created_at desc, place desc limit ${rowsPerRead}`.execute(ctx.db);
    yield* rows;
    last = rows.at(-1);
    if (rows.length < rowsPerRead) return;
  }
}

/** Money in and out get separate columns, so that no cell starts with a minus. */
function cells(row: FinanceRow, t: Translator): string[] {
  const { type, wallet, balance, order_id, payment_method, reason, created_at } = financeView(row);
  const amount = formatMoney(money(row.change < 0n ? -row.change : row.change));
  return [
    created_at.slice(0, 19).replace('T', ' '),
    t(`finances.types.${type}`),
    t(`finances.wallets.${wallet}`),
    row.change > 0n ? amount : '',
    row.change < 0n ? amount : '',
    balance,
    order_id === null ? '' : String(order_id),
    payment_method ?? '',
    reason ?? '',
  ];
}
