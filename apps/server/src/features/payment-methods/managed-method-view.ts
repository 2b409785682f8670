import type { ManagedMethod } from '@marquee/contract/console/payment-methods.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { ppmToFraction } from '@marquee/domain/money/ratio.ts';
import { paymentPurposes } from '@marquee/domain/payments/payment-purposes.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { panelOrigin } from '../panels/index.ts';
import { getSettings } from '../settings/index.ts';
import { isComplete } from './find-payment-methods.ts';
import { methodSecrets } from './gateway-for.ts';
import { type PaymentMethodRow, toPaymentMethod } from './payment-method.ts';
import { strategies } from './strategies.ts';

/** Read from the table, so that a change shows at once. */
export async function managedMethods(ctx: Context): Promise<ManagedMethod[]> {
  const rows = await methodRows(ctx).orderBy('position').orderBy('id').execute();
  return Promise.all(rows.map((row) => managedMethodView(ctx, row)));
}

export async function managedMethod(ctx: Context, id: bigint): Promise<ManagedMethod> {
  const row = await methodRows(ctx).where('id', '=', id).executeTakeFirst();
  return row ? managedMethodView(ctx, row) : refuse('not_found');
}

function methodRows({ db, panel }: Context) {
  return db.selectFrom('payment_method').selectAll().where('panel_id', '=', panel.id);
}

async function managedMethodView(ctx: Context, row: PaymentMethodRow): Promise<ManagedMethod> {
  const method = toPaymentMethod(row);
  const secrets = methodSecrets(ctx.keys, method);
  const config = { ...method.gateway, ...secrets };
  const isConfigured = strategies.get(row.strategy)?.config.safeParse(config).success ?? false;
  return {
    id: Number(row.id),
    strategy: row.strategy,
    name: row.name,
    description: row.description,
    additional_information: row.additional_information,
    comments: row.comments,
    translations: row.translations as ManagedMethod['translations'],
    icon: row.icon,
    fee_percent: ppmToFraction(method.terms.feePpm),
    bonuses: method.terms.bonuses.map(({ fromAmount, bonusPpm }) => ({
      from_amount: formatMoney(fromAmount),
      bonus_percent: ppmToFraction(bonusPpm),
    })),
    min_amount: formatMoney(method.minAmount),
    max_amount: row.max_amount === null ? null : formatMoney(money(row.max_amount)),
    charge_currency: row.charge_currency,
    charge_type: row.charge_type,
    account_number: row.account_number,
    qr_template: row.qr_template,
    takes_comment: row.takes_comment,
    expires_minutes: row.expires_minutes,
    gateway: Object.fromEntries(Object.entries(method.gateway).map(([name, value]) => [name, String(value)])),
    secrets_set: Object.keys(secrets),
    purposes: paymentPurposes.filter((purpose) => method.purposes.has(purpose)),
    countries: row.countries,
    is_enabled: row.is_enabled,
    is_complete: isConfigured && isComplete(ctx, method, await getSettings(ctx)),
    webhook_url: `${await panelOrigin(ctx)}/webhooks/payments/${row.id}`,
  };
}
