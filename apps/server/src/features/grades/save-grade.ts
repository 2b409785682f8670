import type { GradeInput } from '@marquee/contract/console/grades.ts';
import { parseMoney, zero } from '@marquee/domain/money/money.ts';
import { fractionToPpm } from '@marquee/domain/money/ratio.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { violated } from '../../platform/db/violated.ts';
import { refuse } from '../../platform/errors.ts';
import type { GradeRow } from './manage-grades.ts';

/** More steps than this nobody climbs. */
const longestLadder = 30;

/** Adds a grade, or changes the one with this id. Returns its id. */
export async function saveGrade(ctx: Context, input: GradeInput, gradeId?: bigint): Promise<bigint> {
  const values = columns(input);
  try {
    return await inTransaction(ctx, async (tx) => {
      const before = gradeId === undefined ? undefined : await lockedGrade(tx, gradeId);
      const id = before ? await update(tx, before.id, values) : await insert(tx, values);
      await recordAudit(tx, {
        action: before ? 'grades.change' : 'grades.create',
        subjectType: 'grade',
        subjectId: id,
        before,
        after: values,
      });
      return id;
    });
  } catch (error) {
    // Two grades with one goal could not be told apart.
    if (violated(error, '23505'))
      return refuse('invalid_input', {
        fields: [{ field: 'spending_goal', code: 'already_exists' }],
        cause: error,
      });
    throw error;
  }
}

export async function lockedGrade({ db, panel }: Context, gradeId: bigint): Promise<GradeRow> {
  const row = await db
    .selectFrom('grade')
    .selectAll()
    .where('panel_id', '=', panel.id)
    .where('id', '=', gradeId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? refuse('not_found');
}

type Values = ReturnType<typeof columns>;

function columns(input: GradeInput) {
  return {
    name: input.name,
    translations: JSON.stringify(input.translations),
    icon: input.icon,
    spending_goal: parseMoney(input.spending_goal) ?? zero,
    discount_ppm: fractionToPpm(input.discount_percent),
    available_closed_sales: input.available_closed_sales,
    available_personal_manager: input.available_personal_manager,
    consultation_chat_period: input.consultation_chat_period,
    thumbnail_period: input.thumbnail_period,
  };
}

async function insert({ db, panel, clock }: Context, values: Values): Promise<bigint> {
  const { count } = await db
    .selectFrom('grade')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('panel_id', '=', panel.id)
    .executeTakeFirstOrThrow();
  if (count >= BigInt(longestLadder)) refuse('wrong_state');
  const now = clock.now();
  const { id } = await db
    .insertInto('grade')
    .values({ ...values, panel_id: panel.id, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function update({ db, panel, clock }: Context, gradeId: bigint, values: Values): Promise<bigint> {
  await db
    .updateTable('grade')
    .set({ ...values, updated_at: clock.now() })
    .where('panel_id', '=', panel.id)
    .where('id', '=', gradeId)
    .execute();
  return gradeId;
}
