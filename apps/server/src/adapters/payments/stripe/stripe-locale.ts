import { isLocale, languageTag } from '@marquee/domain/locale/locales.ts';
import type Stripe from 'stripe';

type StripeLocale = Stripe.Checkout.SessionCreateParams.Locale;

/** The languages of Stripe's checkout page, from its documentation. */
const known: readonly StripeLocale[] = [
  ...(['bg', 'cs', 'da', 'de', 'el', 'en', 'es', 'et', 'fi', 'fil', 'fr', 'hr', 'hu', 'id', 'it'] as const),
  ...(['ja', 'ko', 'lt', 'lv', 'ms', 'mt', 'nb', 'nl', 'pl', 'pt', 'pt-BR', 'ro', 'ru', 'sk'] as const),
  ...(['sl', 'sv', 'th', 'tr', 'vi', 'zh', 'zh-HK', 'zh-TW'] as const),
];

/** For a language that Stripe's page lacks, `auto` follows the browser. */
export function checkoutLocale(locale: string): StripeLocale {
  const tag = isLocale(locale) ? languageTag(locale) : locale;
  const [language] = tag.split('-');
  return known.find((one) => one === tag) ?? known.find((one) => one === language) ?? 'auto';
}
