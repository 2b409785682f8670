import type { Books, BooksCheckView } from '@marquee/contract/console/books.ts';
import type { Selectable } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/generated/tables.ts';
import { customersById } from '../../accounts/index.ts';

type CheckRow = Selectable<DB['books_check']>;

/** The check covers all panels; what it found is told to the panel it concerns. */
export async function getBooks(ctx: Context, rules: readonly string[]): Promise<Books> {
  const checks = ctx.db.selectFrom('books_check').selectAll();
  const [last, running, found] = await Promise.all([
    checks.where('state', 'in', ['done', 'failed']).orderBy('id', 'desc').limit(1).executeTakeFirst(),
    checks.where('state', 'in', ['waiting', 'running']).executeTakeFirst(),
    ctx.db
      .selectFrom('books_problem')
      .select(['rule', ({ fn }) => fn.countAll<bigint>().as('count')])
      .where('panel_id', '=', ctx.panel.id)
      .groupBy('rule')
      .execute(),
  ]);
  const problemsOf = new Map(found.map(({ rule, count }) => [rule, Number(count)]));
  const all = [...problemsOf.values()].reduce((sum, count) => sum + count, 0);
  return {
    last: last ? await checkView(ctx, last, all) : null,
    running: running ? await checkView(ctx, running, 0) : null,
    rules: rules.map((name) => ({ name, problems: problemsOf.get(name) ?? 0 })),
  };
}

async function checkView(ctx: Context, row: CheckRow, problems: number): Promise<BooksCheckView> {
  // Staff of another panel are not named here.
  const asker = row.panel_id === ctx.panel.id ? row.asked_by : null;
  const people = await customersById(ctx, asker === null ? [] : [asker]);
  return {
    id: Number(row.id),
    state: row.state,
    asked_by: asker === null ? null : (people.get(asker) ?? null),
    rules: row.rules,
    rules_done: row.rules_done,
    problems,
    created_at: row.created_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
  };
}
