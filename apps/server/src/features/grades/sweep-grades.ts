import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { reckonAccountGrade } from './reckon-account-grade.ts';
import { activeLadder } from './standing.ts';

const portion = 200;

/** Over all panels: looks again at everybody whose grade may have changed. */
export async function sweepGrades(ctx: Context): Promise<void> {
  const panels = await ctx.db.selectFrom('panel').select(['id', 'slug', 'name']).orderBy('id').execute();
  for (const panel of panels) {
    const inPanel = { ...ctx, panel };
    if ((await activeLadder(inPanel)).length > 0) await sweepPanel(inPanel);
  }
}

async function sweepPanel(ctx: Context): Promise<void> {
  let after = 0n;
  for (;;) {
    const due = await dueAccounts(ctx, after);
    for (const accountId of due) await reckonAccountGrade(ctx, accountId);
    const last = due.at(-1);
    if (last === undefined || due.length < portion) return;
    after = last;
  }
}

/**
 * Whose time has come, who has bought since, and everybody after a change of the ladder. Once a day all who have
 * bought are due, since a change of the settings or a debt is told to nobody.
 */
async function dueAccounts({ db, panel, clock }: Context, after: bigint): Promise<bigint[]> {
  const now = clock.now();
  const { rows } = await sql<{ account_id: bigint }>`
    select account.id as account_id
      from account
      left join order_summary as ordered on ordered.panel_id = account.panel_id and ordered.account_id = account.id
      left join account_grade as own on own.panel_id = account.panel_id and own.account_id = account.id
     where account.panel_id = ${panel.id} and account.id > ${after} and account.closed_at is null
       and not (account.is_guest and account.password_hash is null)
       and (ordered.account_id is not null or own.account_id is not null)
       and (own.reckoned_at is null
            or own.next_check_at <= ${now}
            or own.reckoned_at <= ${now}::timestamptz - interval '1 day'
            or own.reckoned_at <= (select max(updated_at) from grade where panel_id = ${panel.id})
            or (own.grade_id is null and own.goal is not null)
            -- An order may end in a transaction that was open while somebody looked.
            or own.reckoned_at <= ordered.last_ended_at + interval '1 minute')
     order by account.id limit ${portion}`.execute(db);
  return rows.map(({ account_id }) => account_id);
}
