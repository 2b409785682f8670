import * as endpoints from '@marquee/contract/console/payment-methods.ts';
import { parseMoney, zero } from '@marquee/domain/money/money.ts';
import { fractionToPpm } from '@marquee/domain/money/ratio.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { managedMethod, managedMethods } from './managed-method-view.ts';
import { type SavedMethod, savePaymentMethod } from './save-payment-method.ts';
import { sortPaymentMethods } from './sort-payment-methods.ts';
import { strategyViews } from './strategy-view.ts';
import { switchPaymentMethod } from './switch-payment-method.ts';

export const paymentMethodConsoleRoutes: readonly Route[] = [
  route(endpoints.managePaymentMethods, async (ctx) => ({
    data: { methods: await managedMethods(ctx), strategies: strategyViews(ctx) },
  })),
  route(endpoints.createPaymentMethod, async (ctx, { body }) => {
    const { length } = await managedMethods(ctx);
    const id = await savePaymentMethod(ctx, { ...toSave(body), position: length + 1 });
    return { data: await managedMethod(ctx, id) };
  }),
  route(endpoints.changePaymentMethod, async (ctx, { params, body }) => {
    const id = await savePaymentMethod(ctx, { ...toSave(body), id: BigInt(params.id) });
    return { data: await managedMethod(ctx, id) };
  }),
  route(endpoints.switchPaymentMethod, async (ctx, { params, body }) => {
    const methodId = BigInt(params.id);
    await switchPaymentMethod(ctx, { methodId, isEnabled: body.is_enabled });
    return { data: await managedMethod(ctx, methodId) };
  }),
  route(endpoints.sortPaymentMethods, async (ctx, { body }) => {
    await sortPaymentMethods(ctx, body.ids.map(BigInt));
    return { data: await managedMethods(ctx) };
  }),
];

function toSave(body: endpoints.MethodInput): SavedMethod {
  const { name, description, additional_information, comments, secrets } = body;
  return {
    strategy: body.strategy,
    text: { name, description, additional_information, comments },
    translations: body.translations as NonNullable<SavedMethod['translations']>,
    ...(body.icon ? { icon: body.icon } : {}),
    feePpm: fractionToPpm(body.fee_percent),
    bonuses: body.bonuses.map((step) => ({
      fromAmount: parseMoney(step.from_amount) ?? zero,
      bonusPpm: fractionToPpm(step.bonus_percent),
    })),
    minAmount: parseMoney(body.min_amount) ?? zero,
    maxAmount: body.max_amount === null ? null : (parseMoney(body.max_amount) ?? null),
    chargeCurrency: body.charge_currency,
    chargeType: body.charge_type,
    ...(body.account_number ? { accountNumber: body.account_number } : {}),
    ...(body.qr_template ? { qrTemplate: body.qr_template } : {}),
    takesComment: body.takes_comment,
    expiresMinutes: body.expires_minutes,
    // A field that is left empty is absent, as its declaration means it.
    gateway: Object.fromEntries(Object.entries(body.gateway).filter(([, value]) => value.trim() !== '')),
    ...(Object.keys(secrets).length > 0 ? { secrets } : {}),
    purposes: body.purposes,
    countries: body.countries,
    isEnabled: body.is_enabled,
  };
}
