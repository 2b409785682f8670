import type Stripe from 'stripe';
import { GatewayFailure } from '../gateway.ts';

const locales: Record<string, Stripe.Checkout.SessionCreateParams.Locale> = {
  de: 'de',
  en: 'en',
  es: 'es',
  fr: 'fr',
  ja: 'ja',
  ko: 'ko',
  pt_BR: 'pt-BR',
  ru: 'ru',
  tr: 'tr',
  vi: 'vi',
  zh_CN: 'zh',
};

/** Stripe's page has no Hindi; there it follows the browser. */
export function checkoutLocale(locale: string): Stripe.Checkout.SessionCreateParams.Locale {
  return locales[locale] ?? 'auto';
}

export async function asking<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    throw new GatewayFailure('Stripe refused or could not be asked', { cause });
  }
}
