export const currencies = ['USD', 'RUB'] as const;

export type Currency = (typeof currencies)[number];

/** The books and every profile are in dollars; rubles are only shown. */
export const defaultCurrency: Currency = 'USD';

export const currencySymbols: Record<Currency, string> = { USD: '$', RUB: '₽' };

export function isCurrency(value: unknown): value is Currency {
  return typeof value === 'string' && (currencies as readonly string[]).includes(value);
}
