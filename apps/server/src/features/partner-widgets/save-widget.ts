import type { FieldError } from '@marquee/contract/error-codes.ts';
import type { OrderWidgetView, WidgetChanges } from '@marquee/contract/money/order-widgets.ts';
import { parseMoney, zero } from '@marquee/domain/money/money.ts';
import { fractionToPpm } from '@marquee/domain/money/ratio.ts';
import { widgetOrigin } from '@marquee/domain/widgets/widget-origin.ts';
import type { Updateable } from 'kysely';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { lockAccount } from '../accounts/index.ts';
import { localizedCatalogue } from '../catalogue/index.ts';
import { listPaymentMethods } from '../payment-methods/index.ts';
import { getSettings } from '../settings/index.ts';
import { ownLockedWidget, ownWidgets } from './own-widgets.ts';
import { type WidgetRow, widgetView } from './widget-view.ts';

const mostWidgets = 50;

type Columns = Updateable<DB['order_widget']>;

export async function createWidget(
  ctx: Context,
  input: WidgetChanges & { name: string },
): Promise<OrderWidgetView> {
  const { accountId } = signedIn(ctx);
  const { default_outer_widget_partner_percent: usual, maximum_widget_reward_percent: most } =
    await getSettings(ctx);
  const values = await columns(ctx, { reward_percent: Math.min(usual, most), ...input });
  return inTransaction(ctx, async (tx) => {
    // Two at once must not both be the last that is allowed.
    await lockAccount(tx, accountId);
    const own = await ownWidgets(tx).execute();
    if (own.length >= mostWidgets) refuse('wrong_state');
    const now = tx.clock.now();
    const row = await tx.db
      .insertInto('order_widget')
      .values({
        ...values,
        name: input.name,
        panel_id: tx.panel.id,
        account_id: accountId,
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await auditWidget(tx, 'order-widgets.create', { after: row });
    return widgetView(row);
  });
}

export async function changeWidget(
  ctx: Context,
  widgetId: bigint,
  input: WidgetChanges,
): Promise<OrderWidgetView> {
  await findOwn(ctx, widgetId);
  const values = await columns(ctx, input);
  return inTransaction(ctx, async (tx) => {
    const before = await ownLockedWidget(tx, widgetId);
    if (before.blocked_at !== null && input.is_enabled) refuse('wrong_state');
    const row = await tx.db
      .updateTable('order_widget')
      .set({ ...values, updated_at: tx.clock.now() })
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', widgetId)
      .returningAll()
      .executeTakeFirstOrThrow();
    await auditWidget(tx, 'order-widgets.change', { before, after: row });
    return widgetView(row);
  });
}

/** An unknown widget is told before what is wrong with the input. */
async function findOwn(ctx: Context, widgetId: bigint): Promise<void> {
  if (!(await ownWidgets(ctx).where('id', '=', widgetId).executeTakeFirst())) refuse('not_found');
}

/** Only what is given; all that is wrong is told at once. */
async function columns(ctx: Context, input: WidgetChanges): Promise<Columns> {
  const origins = input.allowed_origins?.map(widgetOrigin);
  const fields = [
    ...originProblems(origins),
    ...(await rewardProblems(ctx, input)),
    ...(await methodProblems(ctx, input)),
    ...(await offerProblems(ctx, input)),
  ];
  if (fields.length > 0) refuse('invalid_input', { fields });
  const toId = (id: number | null | undefined) => (id === undefined || id === null ? id : BigInt(id));
  const given: Columns = {
    name: input.name,
    minimum_purchase_amount:
      input.minimum_purchase_amount === undefined
        ? undefined
        : (parseMoney(input.minimum_purchase_amount) ?? zero),
    payment_method_ids: input.payment_methods?.map(BigInt),
    reward_ppm: input.reward_percent === undefined ? undefined : fractionToPpm(input.reward_percent),
    allowed_origins: origins && [...new Set(origins.filter((origin) => origin !== undefined))],
    theme: input.theme,
    color: input.color?.toLowerCase() ?? input.color,
    locale: input.language,
    service_id: toId(input.service_id),
    service_type_id: toId(input.service_type_id),
    is_enabled: input.is_enabled,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

function originProblems(origins: readonly (string | undefined)[] | undefined): FieldError[] {
  const wrong = (origins ?? []).indexOf(undefined);
  return wrong < 0 ? [] : [{ field: `allowed_origins.${wrong}`, code: 'not_a_url' }];
}

async function rewardProblems(ctx: Context, { reward_percent }: WidgetChanges): Promise<FieldError[]> {
  const { maximum_widget_reward_percent: most } = await getSettings(ctx);
  if (reward_percent === undefined || fractionToPpm(reward_percent) <= fractionToPpm(most)) return [];
  return [{ field: 'reward_percent', code: 'too_big', values: { limit: most } }];
}

async function methodProblems(ctx: Context, { payment_methods = [] }: WidgetChanges): Promise<FieldError[]> {
  if (payment_methods.length === 0) return [];
  const offered = new Set((await listPaymentMethods(ctx, 'order_widget')).map(({ id }) => Number(id)));
  const wrong = payment_methods.findIndex((id) => !offered.has(id));
  return wrong < 0 ? [] : [{ field: `payment_methods.${wrong}`, code: 'not_one_of' }];
}

async function offerProblems(
  ctx: Context,
  { service_id, service_type_id }: WidgetChanges,
): Promise<FieldError[]> {
  const { stored } = await localizedCatalogue(ctx);
  const problems: FieldError[] = [];
  if (service_id && !stored.byId.has(BigInt(service_id)))
    problems.push({ field: 'service_id', code: 'service_unavailable' });
  if (service_type_id && !stored.rows.types.some(({ id }) => id === BigInt(service_type_id)))
    problems.push({ field: 'service_type_id', code: 'service_unavailable' });
  return problems;
}

export async function auditWidget(
  tx: Context,
  action: string,
  { before, after }: { before?: WidgetRow; after: WidgetRow },
): Promise<void> {
  await recordAudit(tx, {
    action,
    subjectType: 'order-widget',
    subjectId: after.id,
    before: before && widgetView(before),
    after: widgetView(after),
  });
}
