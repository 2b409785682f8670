import type {
  changeStaffPlan as changeEndpoint,
  createStaffPlan as createEndpoint,
  StaffPlan,
} from '@marquee/contract/console/campaigns.ts';
import type { Input } from '@marquee/contract/endpoint.ts';
import { parseMoney, zero } from '@marquee/domain/money/money.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { type PlanRow, plansOf } from '../plans/plan.ts';
import { staffPlanViews } from './plan-figures.ts';

const mostPlans = 50;

const present = (ctx: Context) => plansOf(ctx).where('removed_at', 'is', null);

export async function listStaffPlans(ctx: Context): Promise<StaffPlan[]> {
  const rows = await present(ctx)
    .orderBy('position')
    .orderBy('price')
    .orderBy('id')
    .limit(mostPlans)
    .execute();
  return staffPlanViews(ctx, rows);
}

async function staffPlan(ctx: Context, row: PlanRow): Promise<StaffPlan> {
  const [view] = await staffPlanViews(ctx, [row]);
  return view ?? refuse('not_found');
}

export async function createStaffPlan(
  ctx: Context,
  body: Input<typeof createEndpoint>['body'],
): Promise<StaffPlan> {
  const row = await inTransaction(ctx, async (tx) => {
    const others = await present(tx).forNoKeyUpdate().execute();
    if (others.length >= mostPlans)
      refuse('invalid_input', { fields: [{ field: 'name', code: 'too_big', values: { limit: mostPlans } }] });
    const made = await tx.db
      .insertInto('campaign_plan')
      .values({
        ...body,
        price: parseMoney(body.price) ?? zero,
        panel_id: tx.panel.id,
        created_at: tx.clock.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordAudit(tx, {
      action: 'campaigns.create-plan',
      subjectType: 'campaign-plan',
      subjectId: made.id,
      after: body,
    });
    return made;
  });
  return staffPlan(ctx, row);
}

/** Who has it pays a new price, and has a new limit to fit into, from the next month on. */
export async function changeStaffPlan(
  ctx: Context,
  planId: bigint,
  { price, ...body }: Input<typeof changeEndpoint>['body'],
): Promise<StaffPlan> {
  const row = await inTransaction(ctx, async (tx) => {
    const before = await lockPlan(tx, planId);
    const changes = { ...body, ...(price === undefined ? {} : { price: parseMoney(price) ?? zero }) };
    if (Object.keys(changes).length === 0) return before;
    const after = await tx.db
      .updateTable('campaign_plan')
      .set(changes)
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', planId)
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordAudit(tx, {
      action: 'campaigns.change-plan',
      subjectType: 'campaign-plan',
      subjectId: planId,
      before: audited(before),
      after: audited(after),
    });
    return after;
  });
  return staffPlan(ctx, row);
}

/** Only one that nobody has nor will have; the months that were paid for it stay. */
export async function deleteStaffPlan(ctx: Context, planId: bigint): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const plan = await lockPlan(tx, planId);
    const held = await tx.db
      .selectFrom('campaign_subscription')
      .select('id')
      .where('panel_id', '=', tx.panel.id)
      .where(({ eb, or }) =>
        or([
          eb.and([eb('plan_id', '=', planId), eb('status', '<>', 'lapsed')]),
          eb('next_plan_id', '=', planId),
        ]),
      )
      .limit(1)
      .executeTakeFirst();
    if (held) refuse('wrong_state');
    await tx.db
      .updateTable('campaign_plan')
      .set({ removed_at: tx.clock.now(), is_enabled: false })
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', planId)
      .execute();
    await recordAudit(tx, {
      action: 'campaigns.delete-plan',
      subjectType: 'campaign-plan',
      subjectId: planId,
      before: audited(plan),
    });
  });
}

/** `update`, since whoever chooses it at this moment refers to it. */
async function lockPlan(tx: Context, planId: bigint): Promise<PlanRow> {
  const row = await present(tx).where('id', '=', planId).forUpdate().executeTakeFirst();
  return row ?? refuse('not_found');
}

function audited({ name, keywords_limit, price, trial_days, is_highlight, is_enabled, position }: PlanRow) {
  return { name, keywords_limit, price: String(price), trial_days, is_highlight, is_enabled, position };
}
