import type { Locale } from '@marquee/domain/locale/locales.ts';
import type { Money } from '@marquee/domain/money/money.ts';
import type { Ppm } from '@marquee/domain/money/ratio.ts';
import type { ChargeCurrency } from '@marquee/domain/payments/charge-amount.ts';
import type { PaymentPurpose } from '@marquee/domain/payments/payment-purposes.ts';
import type { MethodBonus } from '@marquee/domain/pricing/payment-method.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { checkMethodConfig } from './check-method-config.ts';
import { type MethodSecrets, methodSecrets, sealSecrets } from './gateway-for.ts';
import type { PaymentMethodRow } from './payment-method.ts';

interface MethodTexts {
  name: string;
  description?: string;
  additional_information?: string;
  comments?: string;
}

export interface SavedMethod {
  /** Absent for a new method. */
  id?: bigint;
  strategy: string;
  text: MethodTexts;
  translations?: Partial<Record<Locale, Partial<MethodTexts>>>;
  icon?: string;
  feePpm?: Ppm;
  bonuses?: readonly MethodBonus[];
  minAmount?: Money;
  maxAmount?: Money | null;
  chargeCurrency?: ChargeCurrency;
  chargeType?: 'one_time' | 'recurring';
  accountNumber?: string;
  qrTemplate?: string;
  takesComment?: boolean;
  expiresMinutes?: number;
  /** As the gateway's declaration defines them. */
  gateway?: Record<string, unknown>;
  /** Those that are not named stay as they are stored. */
  secrets?: MethodSecrets;
  purposes?: readonly PaymentPurpose[];
  /** Where it is offered; null or absent for everywhere. */
  countries?: readonly string[] | null;
  isEnabled?: boolean;
  position?: number;
}

/** Secrets are written here and only ever read for the gateway. */
export function savePaymentMethod(ctx: Context, input: SavedMethod): Promise<bigint> {
  return inTransaction(ctx, async (tx) => {
    const before = input.id === undefined ? undefined : await lockedMethod(tx, input.id);
    const config = checkMethodConfig({
      strategy: input.strategy,
      chargeCurrency: input.chargeCurrency ?? 'USD',
      gateway: input.gateway ?? {},
      secrets: { ...storedSecrets(tx, input, before), ...input.secrets },
    });
    const values = {
      ...columns(input),
      strategy: config.strategy,
      gateway: JSON.stringify(config.gateway),
      ...(input.secrets ? { sealed_secrets: sealSecrets(tx.keys, config.secrets) } : {}),
    };
    const row = input.id
      ? await tx.db
          .updateTable('payment_method')
          .set({ ...values, updated_at: tx.clock.now() })
          .where('panel_id', '=', tx.panel.id)
          .where('id', '=', input.id)
          .returning('id')
          .executeTakeFirst()
      : await tx.db
          .insertInto('payment_method')
          .values({ ...values, panel_id: tx.panel.id })
          .returning('id')
          .executeTakeFirst();
    const id = row?.id ?? refuse('not_found');
    await recordAudit(tx, {
      action: 'payment-methods.save',
      subjectType: 'payment-method',
      subjectId: id,
      before: before && withoutSecrets(before),
      after: { ...withoutSecrets(values), replaced: Object.keys(input.secrets ?? {}) },
    });
    return id;
  });
}

/** Locked, so that two people who change it at once do not mix up their secrets. */
export async function lockedMethod({ db, panel }: Context, id: bigint): Promise<PaymentMethodRow> {
  const row = await db
    .selectFrom('payment_method')
    .selectAll()
    .where('panel_id', '=', panel.id)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? refuse('not_found');
}

function withoutSecrets(row: object): object {
  const shown = { ...row, sealed_secrets: undefined };
  return JSON.parse(
    JSON.stringify(shown, (_name, value) => (typeof value === 'bigint' ? String(value) : value)),
  );
}

/** Secrets of another gateway are useless: changing the strategy requires new ones. */
function storedSecrets(
  { keys }: Context,
  { strategy }: SavedMethod,
  before: PaymentMethodRow | undefined,
): MethodSecrets {
  return before?.strategy === strategy ? methodSecrets(keys, { sealedSecrets: before.sealed_secrets }) : {};
}

function columns(input: SavedMethod) {
  const purposes = new Set<PaymentPurpose>(input.purposes ?? ['add_funds', 'checkout', 'order_widget']);
  return {
    name: input.text.name,
    description: input.text.description ?? '',
    additional_information: input.text.additional_information ?? '',
    comments: input.text.comments ?? '',
    translations: JSON.stringify(input.translations ?? {}),
    icon: input.icon ?? null,
    fee_ppm: input.feePpm ?? 0,
    bonuses: JSON.stringify(
      (input.bonuses ?? []).map(({ fromAmount, bonusPpm }) => ({
        from_amount: String(fromAmount),
        bonus_ppm: bonusPpm,
      })),
    ),
    min_amount: input.minAmount ?? 0n,
    max_amount: input.maxAmount ?? null,
    charge_currency: input.chargeCurrency ?? 'USD',
    charge_type: input.chargeType ?? 'one_time',
    account_number: input.accountNumber ?? null,
    qr_template: input.qrTemplate ?? null,
    takes_comment: input.takesComment ?? false,
    expires_minutes: input.expiresMinutes ?? 60,
    for_add_funds: purposes.has('add_funds'),
    for_checkout: purposes.has('checkout'),
    for_order_widget: purposes.has('order_widget'),
    for_recurring: purposes.has('recurring'),
    countries: input.countries ? [...input.countries] : null,
    is_enabled: input.isEnabled ?? true,
    ...(input.position === undefined ? {} : { position: input.position }),
  };
}
