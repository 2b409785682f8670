import { isLocale, languageTag } from '@marquee/domain/locale/locales.ts';
import type Stripe from 'stripe';
import type { GuardedFetch } from '../../../platform/guarded-fetch/guarded-fetch.ts';
import { GatewayFailure } from '../gateway.ts';

type FetchLike = (url: string | URL | Request, request?: RequestInit) => Promise<Response>;

/** The official library, sending through the guarded fetch like everything else. */
export function guardedClient(guardedFetch: GuardedFetch): FetchLike {
  return async (url, request = {}) => {
    const address = String(url instanceof Request ? url.url : url);
    const method = (request.method ?? 'GET') as 'GET' | 'POST' | 'DELETE';
    const answer = await guardedFetch(address, {
      method,
      effect: method === 'POST' && movesMoney(address) ? 'once' : 'repeatable',
      headers: Object.fromEntries(new Headers(request.headers)),
      ...(typeof request.body === 'string' && request.body !== '' ? { body: request.body } : {}),
      timeoutMs: 20_000,
    });
    const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
      value === undefined || name === 'content-encoding' || name === 'content-length'
        ? []
        : [[name, String(value)] as [string, string]],
    );
    const body = answer.status === 204 ? null : new Uint8Array(answer.body);
    return new Response(body, { status: answer.status, headers });
  };
}

/** Charges of stored cards, and refunds. The checkout page is left to the payer. */
function movesMoney(address: string): boolean {
  return /^\/v1\/(payment_intents|refunds)\b/.test(new URL(address).pathname);
}

/** Turns every error of a Stripe call into one kind of failure, after which the payer may try again. */
export async function callStripe<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    throw new GatewayFailure('Stripe refused or could not be reached', { cause });
  }
}

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
