import type { CustomPrice, PriceTarget } from '@marquee/contract/generated/console.ts';
import { formatMoney, money, parseMoney } from '@marquee/domain/money/money.ts';
import { discountedPrice } from '@marquee/domain/money/price.ts';
import { type Ppm, percentToPpm, ppm, ppmToFraction } from '@marquee/domain/money/ratio.ts';
import { divideUp } from '@marquee/domain/money/rounding.ts';
import { largestRaisePercent } from '@marquee/domain/pricing/custom-price.ts';

export const priceKinds = ['off', 'more', 'fixed'] as const;
export type PriceKind = (typeof priceKinds)[number];

export const priceScopes = ['everything', 'service_type', 'service'] as const;
export type PriceScope = (typeof priceScopes)[number];

export interface PriceDraft {
  scope: PriceScope;
  target: PriceTarget | null;
  kind: PriceKind;
  percent: string;
  fixed: string;
}

export function draftOf(price: CustomPrice | undefined): PriceDraft {
  const discount = price?.discount ?? null;
  const kind = price?.fixed_price ? 'fixed' : discount !== null && discount < 0 ? 'more' : 'off';
  return {
    scope: price?.applies_to ?? 'service',
    target: price?.target ?? null,
    kind,
    percent: discount === null ? '' : percentText(discount),
    fixed: price?.fixed_price ?? '',
  };
}

/** `0.125` as people type it: `12.5`. */
function percentText(fraction: number): string {
  return String(Math.round(Math.abs(fraction) * 1_000_000) / 10_000);
}

const largest = { off: 999_999, more: largestRaisePercent * 10_000 };

/** The share to take off, below zero to add; undefined while it cannot be set. */
function draftedPpm({ kind, percent }: PriceDraft): Ppm | undefined {
  const share = percentToPpm(percent.trim());
  if (kind === 'fixed' || share === undefined || share > largest[kind]) return undefined;
  return kind === 'more' ? ppm(-share) : share;
}

/** What the server is asked to set, or undefined where a percentage cannot be read. */
export function draftedTerms(draft: PriceDraft): { fixed_price: string } | { discount: number } | undefined {
  if (draft.kind === 'fixed') return { fixed_price: draft.fixed.trim() };
  const share = draftedPpm(draft);
  return share === undefined ? undefined : { discount: ppmToFraction(share) };
}

/** What the customer will pay at the service's list price; sales and grades may lower a percentage further. */
export function draftedPrice(draft: PriceDraft): { list: string; price: string; per: number } | undefined {
  const { target, kind, fixed } = draft;
  if (!target?.list_price || !target.pricing_per) return undefined;
  const list = parseMoney(target.list_price);
  if (list === undefined) return undefined;
  const shown = (price: bigint) => ({
    list: target.list_price ?? '',
    price: formatMoney(money(price)),
    per: target.pricing_per ?? 1,
  });
  if (kind !== 'fixed') {
    const share = draftedPpm(draft);
    return share === undefined ? undefined : shown(discountedPrice(list, share));
  }
  const amount = parseMoney(fixed.trim());
  if (!amount) return undefined;
  const per = BigInt(target.pricing_per);
  return shown(per === 1n ? amount : divideUp(amount * per, 1000n));
}
