import type { ManagedCoupon } from '@marquee/contract/generated/console.ts';
import type { CouponCalculation, CouponType } from '@marquee/domain/coupons/coupon.ts';
import { percentToPpm, ppmToFraction } from '@marquee/domain/money/ratio.ts';

/** The form's fields as they are typed. */
export interface CouponDraft {
  code: string;
  name: string;
  description: string;
  type: CouponType;
  calculation: CouponCalculation;
  percent: string;
  amount: string;
  min_amount: string;
  total_limit: string;
  account_limit: string;
  service_ids: string;
  valid_from: string;
  valid_to: string;
  is_enabled: boolean;
  is_listed: boolean;
}

export function couponDraft(coupon?: ManagedCoupon): CouponDraft {
  return {
    code: coupon?.code ?? '',
    name: coupon?.name ?? '',
    description: coupon?.description ?? '',
    type: coupon?.type ?? 'discount',
    calculation: coupon?.calculation ?? 'percent',
    percent: coupon?.percent ? typedPercent(coupon.percent) : '',
    amount: notZero(coupon?.amount),
    min_amount: notZero(coupon?.min_amount),
    total_limit: coupon?.total_limit?.toString() ?? '',
    account_limit: coupon ? (coupon.account_limit?.toString() ?? '') : '1',
    service_ids: coupon?.service_ids?.join(', ') ?? '',
    valid_from: coupon?.valid_from?.slice(0, 10) ?? '',
    valid_to: coupon?.valid_to?.slice(0, 10) ?? '',
    is_enabled: coupon?.is_enabled ?? true,
    is_listed: coupon?.is_listed ?? false,
  };
}

/** What cannot be read as a number is sent as one that the server refuses, so that the field says so. */
export function toCouponBody(draft: CouponDraft, coupon?: ManagedCoupon) {
  const services = draft.service_ids.split(/[\s,;]+/).filter((part) => part !== '');
  return {
    code: draft.code,
    name: draft.name,
    description: draft.description,
    translations: coupon?.translations ?? {},
    type: draft.type,
    calculation: draft.calculation,
    percent: draft.calculation === 'percent' ? readPercent(draft.percent) : 0,
    amount: draft.calculation === 'fixed' ? draft.amount.trim() || '0' : '0',
    min_amount: draft.min_amount.trim() || '0',
    total_limit: readLimit(draft.total_limit),
    account_limit: readLimit(draft.account_limit),
    service_ids: services.length === 0 || draft.type === 'bonus' ? null : services.map(readWhole),
    valid_from: momentOf(draft.valid_from, coupon?.valid_from, '00:00:00.000Z'),
    valid_to: momentOf(draft.valid_to, coupon?.valid_to, '23:59:59.999Z'),
    is_enabled: draft.is_enabled,
    is_listed: draft.is_listed,
  };
}

const unreadable = -1;

function readPercent(text: string): number {
  const typed = text.trim().replace(',', '.');
  if (typed === '') return 0;
  const parts = percentToPpm(typed);
  return parts === undefined ? unreadable : ppmToFraction(parts);
}

function typedPercent(fraction: number): string {
  return String(Math.round(fraction * 1_000_000) / 10_000);
}

function readWhole(text: string): number {
  return /^\d{1,15}$/.test(text.trim()) ? Number(text) : unreadable;
}

function readLimit(text: string): number | null {
  return text.trim() === '' ? null : readWhole(text.trim());
}

function notZero(amount: string | undefined): string {
  return amount === undefined || amount === '0' ? '' : amount;
}

/** A day that was not changed keeps its time. */
function momentOf(day: string, before: string | null | undefined, time: string): string | null {
  if (day === '') return null;
  return before?.slice(0, 10) === day ? before : `${day}T${time}`;
}
