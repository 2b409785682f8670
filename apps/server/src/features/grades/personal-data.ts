import { formatMoney, money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { type Listener, on } from '../../platform/events/events.ts';
import { accountClosed, type DataKinds, onStrangerLeft, personalDataRequested } from '../accounts/index.ts';
import { readGrades } from './stored-grades.ts';

async function addGrades(
  ctx: Context,
  { accountId, kinds }: { accountId: bigint; kinds: DataKinds },
): Promise<void> {
  const { db, panel } = ctx;
  kinds.set('grades', async function* () {
    const ladder = await readGrades(db, panel.id);
    const own = await db
      .selectFrom('account_grade')
      .selectAll()
      .where('panel_id', '=', panel.id)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    const nameOf = (id: bigint | null) => ladder.find((grade) => grade.id === id)?.name ?? null;
    if (own)
      yield {
        kind: 'current',
        from: null,
        to: nameOf(own.grade_id),
        given: nameOf(own.given_grade_id),
        spent: formatMoney(money(own.spent)),
        created_at: own.since.toISOString(),
        expires_at: own.expires_at?.toISOString() ?? null,
      };
    const changes = await db
      .selectFrom('grade_change')
      .select(['kind', 'from_name', 'to_name', 'created_at'])
      .where('panel_id', '=', panel.id)
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute();
    for (const { kind, from_name, to_name, created_at } of changes)
      yield {
        kind,
        from: from_name,
        to: to_name,
        given: null,
        spent: null,
        created_at: created_at.toISOString(),
        expires_at: null,
      };
  });
}

async function forgetGrades(tx: Context, { accountId }: { accountId: bigint }): Promise<void> {
  for (const table of ['grade_change', 'account_grade'] as const)
    await tx.db
      .deleteFrom(table)
      .where('panel_id', '=', tx.panel.id)
      .where('account_id', '=', accountId)
      .execute();
}

export const personalDataListeners: readonly Listener[] = [
  on(personalDataRequested, addGrades),
  on(accountClosed, forgetGrades),
  onStrangerLeft(forgetGrades),
];
