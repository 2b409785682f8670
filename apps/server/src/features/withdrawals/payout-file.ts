import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { csvStream } from '../../platform/csv-stream.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { Streamed } from '../../platform/http/answers/streamed.ts';
import { requireOutgoing } from '../../platform/restore/outgoing.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { customersById } from '../accounts/index.ts';
import { withdrawalRows, withdrawalView } from './withdrawal-view.ts';

/** All or none: whoever sends the file to a bank must know that it holds what was chosen. */
export async function createPayoutFile(ctx: Context, ids: readonly bigint[]): Promise<bigint> {
  const { accountId } = signedIn(ctx);
  await requireOutgoing(ctx);
  const chosen = [...new Set(ids)];
  return inTransaction(ctx, async (tx) => {
    const rows = await tx.db
      .selectFrom('withdrawal')
      .select(['id', 'status', 'export_id'])
      .where('panel_id', '=', tx.panel.id)
      .where('id', 'in', chosen)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
    if (rows.length < chosen.length) return refuse('not_found');
    if (rows.some((row) => row.status !== 'in_review' || row.export_id !== null))
      return refuse('wrong_state');
    const { id: exportId } = await tx.db
      .insertInto('withdrawal_export')
      .values({ panel_id: tx.panel.id, made_by: accountId, created_at: tx.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx.db
      .updateTable('withdrawal')
      .set({ export_id: exportId })
      .where('panel_id', '=', tx.panel.id)
      .where('id', 'in', chosen)
      .execute();
    await recordAudit(tx, {
      action: 'withdrawals.create-file',
      subjectType: 'withdrawal_export',
      subjectId: exportId,
      after: { withdrawals: rows.map(({ id }) => String(id)) },
    });
    return exportId;
  });
}

/** The file was not used. What was paid or declined meanwhile stays as it is. */
export async function releasePayoutFile(
  ctx: Context,
  { exportId, reason }: { exportId: bigint; reason: string },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const file = await tx.db
      .selectFrom('withdrawal_export')
      .select('released_at')
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', exportId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!file) return refuse('not_found');
    if (file.released_at !== null) return refuse('wrong_state');
    await tx.db
      .updateTable('withdrawal_export')
      .set({ released_at: tx.clock.now() })
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', exportId)
      .execute();
    const released = await tx.db
      .updateTable('withdrawal')
      .set({ export_id: null })
      .where('panel_id', '=', tx.panel.id)
      .where('export_id', '=', exportId)
      .where('status', '=', 'in_review')
      .returning('id')
      .execute();
    await recordAudit(tx, {
      action: 'withdrawals.release-file',
      subjectType: 'withdrawal_export',
      subjectId: exportId,
      after: { withdrawals: released.map(({ id }) => String(id)) },
      reason,
    });
  });
}

const head = ['id', 'customer', 'name', 'email', 'method', 'account_number', 'comment', 'amount', 'currency'];

/** What a bank or a person needs to pay them. Nothing else identifies a payout but its number. */
export async function payoutFile(ctx: Context, exportId: bigint): Promise<Streamed> {
  const rows = await withdrawalRows(ctx)
    .where('withdrawal.export_id', '=', exportId)
    .orderBy('withdrawal.id')
    .execute();
  if (rows.length === 0) return refuse('not_found');
  const customers = await customersById(
    ctx,
    rows.map(({ account_id }) => account_id),
  );
  const lines = async function* () {
    yield head;
    for (const row of rows) {
      const { id, method, account_number, user_comment } = withdrawalView(row, ctx.locale);
      const { name = '', email = null } = customers.get(row.account_id) ?? {};
      const payout = formatMoney(money(row.amount - row.fee));
      const customerId = Number(row.account_id);
      yield [id, customerId, name, email, method.name, account_number, user_comment, payout, 'USD'];
    }
  };
  return new Streamed({
    body: csvStream(lines(), { keepsNumbers: true }),
    contentType: 'text/csv; charset=utf-8',
    name: `withdrawals-${exportId}.csv`,
  });
}

interface ExportView {
  id: number;
  made_by: string;
  created_at: string;
}

/** Who made these files, and when. */
export async function exportsById(
  ctx: Context,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, ExportView>> {
  if (ids.length === 0) return new Map();
  const files = await ctx.db
    .selectFrom('withdrawal_export')
    .select(['id', 'made_by', 'created_at'])
    .where('panel_id', '=', ctx.panel.id)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  const makers = await customersById(
    ctx,
    files.map(({ made_by }) => made_by),
  );
  return new Map(
    files.map(({ id, made_by, created_at }) => {
      const maker = makers.get(made_by);
      const name = maker?.name || maker?.email || `#${made_by}`;
      return [id, { id: Number(id), made_by: name.slice(0, 120), created_at: created_at.toISOString() }];
    }),
  );
}
