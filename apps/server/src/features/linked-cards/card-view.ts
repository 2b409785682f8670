import type { LinkedCardView } from '@marquee/contract/money/linked-cards.ts';
import type { LinkedCard } from './linked-card.ts';

const knownBrands = new Set(['visa', 'mastercard', 'amex', 'maestro', 'unionpay', 'jcb', 'mir']);

/** The name by which people recognize their card. */
export function cardName({ brand, last_digits }: Pick<LinkedCard, 'brand' | 'last_digits'>): string {
  const shownBrand = brand === '' ? 'Card' : brand.charAt(0).toUpperCase() + brand.slice(1).toLowerCase();
  return `${shownBrand} •••• ${last_digits}`;
}

export function cardView(card: LinkedCard): LinkedCardView {
  const brand = card.brand.toLowerCase();
  const { expires_year: year, expires_month: month } = card;
  return {
    id: Number(card.id),
    name: cardName(card),
    type: brand,
    icon: knownBrands.has(brand) ? brand : 'card',
    payment_method_id: Number(card.method_id),
    expires_at: year === null || month === null ? null : { year, month },
    is_expired: card.status === 'expired',
    has_failed: card.last_failed_at !== null,
    created_at: card.created_at.toISOString(),
  };
}
