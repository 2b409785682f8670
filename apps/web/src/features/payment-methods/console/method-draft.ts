import type { ManagedMethod } from '@marquee/contract/generated/console.ts';
import { percentToPpm, ppmToFraction } from '@marquee/domain/money/ratio.ts';
import type { ChargeCurrency } from '@marquee/domain/payments/charge-amount.ts';
import type { PaymentPurpose } from '@marquee/domain/payments/payment-purposes.ts';

export interface BonusDraft {
  from: string;
  percent: string;
}

/** The form's fields as they are typed. */
export interface MethodDraft {
  strategy: string;
  name: string;
  description: string;
  additional_information: string;
  comments: string;
  icon: string;
  fee_percent: string;
  bonuses: readonly BonusDraft[];
  min_amount: string;
  max_amount: string;
  charge_currency: ChargeCurrency;
  account_number: string;
  qr_template: string;
  takes_comment: boolean;
  expires_minutes: string;
  gateway: Readonly<Record<string, string>>;
  secrets: Readonly<Record<string, string>>;
  purposes: readonly PaymentPurpose[];
  countries: string;
  is_enabled: boolean;
}

export function methodDraft(method: ManagedMethod | undefined, strategy: string): MethodDraft {
  return {
    strategy: method?.strategy ?? strategy,
    name: method?.name ?? '',
    description: method?.description ?? '',
    additional_information: method?.additional_information ?? '',
    comments: method?.comments ?? '',
    icon: method?.icon ?? '',
    fee_percent: typedPercent(method?.fee_percent ?? 0),
    bonuses: (method?.bonuses ?? []).map(({ from_amount, bonus_percent }) => ({
      from: from_amount,
      percent: typedPercent(bonus_percent),
    })),
    min_amount: method?.min_amount ?? '0',
    max_amount: method?.max_amount ?? '',
    charge_currency: method?.charge_currency ?? 'USD',
    account_number: method?.account_number ?? '',
    qr_template: method?.qr_template ?? '',
    takes_comment: method?.takes_comment ?? false,
    expires_minutes: String(method?.expires_minutes ?? 60),
    gateway: method?.gateway ?? {},
    secrets: {},
    purposes: method?.purposes ?? ['add_funds', 'checkout', 'order_widget'],
    countries: method?.countries?.join(', ') ?? '',
    is_enabled: method?.is_enabled ?? false,
  };
}

/** What cannot be read as a number is sent as one that the server refuses, so that the field says so. */
export function toMethodBody(draft: MethodDraft, method?: ManagedMethod) {
  const countries = draft.countries
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((part) => part !== '');
  return {
    ...draft,
    translations: method?.translations ?? {},
    icon: draft.icon || null,
    fee_percent: readPercent(draft.fee_percent),
    bonuses: draft.bonuses.map(({ from, percent }) => ({
      from_amount: from.trim() || '0',
      bonus_percent: readPercent(percent),
    })),
    min_amount: draft.min_amount.trim() || '0',
    max_amount: draft.max_amount.trim() || null,
    charge_type: method?.charge_type ?? 'one_time',
    account_number: draft.account_number.trim() || null,
    qr_template: draft.qr_template.trim() || null,
    expires_minutes: /^\d{1,6}$/.test(draft.expires_minutes) ? Number(draft.expires_minutes) : unreadable,
    secrets: Object.fromEntries(Object.entries(draft.secrets).filter(([, value]) => value !== '')),
    purposes: [...draft.purposes],
    countries: countries.length === 0 ? null : countries,
  };
}

const unreadable = -1;

export function readPercent(text: string): number {
  const typed = text.trim().replace(',', '.');
  if (typed === '') return 0;
  const parts = percentToPpm(typed);
  return parts === undefined ? unreadable : ppmToFraction(parts);
}

function typedPercent(fraction: number): string {
  return String(Math.round(fraction * 1_000_000) / 10_000);
}
