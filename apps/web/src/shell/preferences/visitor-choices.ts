import type { Settings } from '@marquee/contract/settings.ts';
import { type Currency, isCurrency } from '@marquee/domain/currency/currencies.ts';
import { readCookies } from '../../lib/cookies.ts';
import type { Theme } from '../../lib/page-state.ts';

export interface VisitorChoices {
  currency: Currency;
  theme?: Theme;
}

/** The address bar wins over what the visitor chose before; a currency without a rate cannot be shown. */
export function visitorChoices(
  cookieHeader: string,
  query: URLSearchParams,
  settings: Settings,
): VisitorChoices {
  const cookies = readCookies(cookieHeader);
  const wished = [query.get('currency'), cookies.get('currency')].find(isCurrency) ?? 'USD';
  const theme = cookies.get('theme');
  return {
    currency: wished === 'RUB' && settings.currencies.RUB.rate === null ? 'USD' : wished,
    ...(settings.darkModeAvailable && (theme === 'dark' || theme === 'light') ? { theme } : {}),
    ...(settings.darkModeAvailable ? {} : { theme: 'light' as const }),
  };
}
