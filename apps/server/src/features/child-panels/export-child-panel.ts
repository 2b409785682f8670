import { Readable } from 'node:stream';
import { formatDate } from '@marquee/domain/format/date.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { Download } from '../../platform/http/answers/download.ts';
import { inPerson } from '../../platform/signed-in.ts';
import type { ChildPanelRow } from './child-panel.ts';
import { ownChildPanel } from './own-child-panels.ts';

const portion = 500;

/** Everything a business needs to go on elsewhere, also after the panel has ended. Read page by page while it is sent. */
export async function exportChildPanel(ctx: Context, childPanelId: bigint): Promise<Download> {
  inPerson(ctx);
  const row = await ownChildPanel(ctx, childPanelId);
  await inTransaction(ctx, (tx) =>
    recordAudit(tx, { action: 'child-panels.export', subjectType: 'child-panel', subjectId: row.id }),
  );
  return new Download({
    bytes: Readable.from(pieces(ctx, row)),
    contentType: 'application/json',
    name: `${row.domain}-${formatDate(ctx.clock.now())}.json`,
  });
}

async function* pieces(ctx: Context, row: ChildPanelRow): AsyncIterable<string> {
  yield `{\n"domain": ${JSON.stringify(row.domain)},\n"exported_at": "${ctx.clock.now().toISOString()}"`;
  const lists = { customers: customers(ctx, row), orders: orders(ctx, row), finances: finances(ctx, row) };
  for (const [name, rows] of Object.entries(lists)) {
    yield `,\n"${name}": [`;
    let separator = '\n';
    for await (const one of rows) {
      yield `${separator}${JSON.stringify(one)}`;
      separator = ',\n';
    }
    yield ']';
  }
  yield '\n}\n';
}

/** Behind the last row's id again and again, until a page is not full. */
async function* byId<Row extends { id: bigint }>(
  page: (after: bigint) => Promise<Row[]>,
): AsyncIterable<Row> {
  let after = 0n;
  for (;;) {
    const rows = await page(after);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < portion) return;
    after = last.id;
  }
}

async function* customers({ db }: Context, { child_id }: ChildPanelRow): AsyncIterable<object> {
  const page = (after: bigint) =>
    db
      .selectFrom('account')
      .select(['id', 'email', 'claimed_email', 'name', 'locale', 'role', 'created_at', 'closed_at'])
      .where('panel_id', '=', child_id)
      .where('id', '>', after)
      .orderBy('id')
      .limit(portion)
      .execute();
  for await (const one of byId(page))
    yield {
      id: Number(one.id),
      email: one.email ?? one.claimed_email,
      is_email_proven: one.email !== null,
      name: one.name,
      locale: one.locale,
      role: one.role,
      created_at: one.created_at.toISOString(),
      is_closed: one.closed_at !== null,
    };
}

async function* orders({ db }: Context, { child_id }: ChildPanelRow): AsyncIterable<object> {
  const page = (after: bigint) =>
    db
      .selectFrom('customer_order')
      .select([
        'id',
        'account_id',
        'service_id',
        'link',
        'quantity',
        'status',
        'charged',
        'refunded',
        'created_at',
      ])
      .where('panel_id', '=', child_id)
      .where('id', '>', after)
      .orderBy('id')
      .limit(portion)
      .execute();
  for await (const one of byId(page))
    yield {
      id: Number(one.id),
      customer_id: Number(one.account_id),
      service_id: Number(one.service_id),
      link: one.link,
      quantity: String(one.quantity),
      status: one.status,
      charged: formatMoney(money(one.charged)),
      refunded: formatMoney(money(one.refunded)),
      created_at: one.created_at.toISOString(),
    };
}

interface Entry {
  id: bigint;
  type: string;
  ref_type: string | null;
  ref_id: bigint | null;
  from_account: string;
  to_account: string;
  amount: bigint;
  created_at: Date;
}

async function* finances({ db }: Context, { child_id }: ChildPanelRow): AsyncIterable<object> {
  let [txn, seq] = [0n, 0];
  for (;;) {
    const { rows } = await sql<Entry & { seq: number }>`
      select txn.id, posting.seq, txn.type, txn.ref_type, txn.ref_id, posting.amount, txn.created_at,
             debit.owner_type || ':' || debit.owner_id || ':' || debit.kind as from_account,
             credit.owner_type || ':' || credit.owner_id || ':' || credit.kind as to_account
        from ledger_txn as txn
        join ledger_posting as posting on posting.panel_id = txn.panel_id and posting.txn_id = txn.id
        join ledger_account as debit on debit.panel_id = txn.panel_id and debit.id = posting.debit_account
        join ledger_account as credit on credit.panel_id = txn.panel_id and credit.id = posting.credit_account
       where txn.panel_id = ${child_id} and (txn.id, posting.seq) > (${txn}, ${seq})
       order by txn.id, posting.seq limit ${portion}`.execute(db);
    for (const one of rows)
      yield {
        transaction: Number(one.id),
        type: one.type,
        about: one.ref_type && one.ref_id !== null ? `${one.ref_type}:${one.ref_id}` : null,
        from: one.from_account,
        to: one.to_account,
        amount: formatMoney(money(one.amount)),
        created_at: one.created_at.toISOString(),
      };
    const last = rows.at(-1);
    if (!last || rows.length < portion) return;
    [txn, seq] = [last.id, last.seq];
  }
}
