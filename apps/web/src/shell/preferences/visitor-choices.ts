import type { Settings } from '@marquee/contract/generated/shell.ts';
import { type Currency, currencies, isCurrency } from '@marquee/domain/currency/currencies.ts';
import { readCookies } from '../../lib/cookies.ts';
import type { Theme } from '../../lib/page-state.ts';

export interface VisitorChoices {
  currency: Currency;
  theme?: Theme;
  sidebarCollapsed?: true;
}

/** The query wins over the cookie; a currency without a rate cannot be shown. */
export function visitorChoices(
  cookieHeader: string,
  query: URLSearchParams,
  settings: Settings,
): VisitorChoices {
  const cookies = readCookies(cookieHeader);
  const chosen = [query.get('currency'), cookies.get('currency')].find(isCurrency) ?? 'USD';
  const theme = cookies.get('theme');
  return {
    currency: chosen === 'RUB' && settings.currencies.RUB.rate === null ? 'USD' : chosen,
    ...(settings.darkModeAvailable && (theme === 'dark' || theme === 'light') ? { theme } : {}),
    ...(settings.darkModeAvailable ? {} : { theme: 'light' as const }),
    ...(cookies.get('sidebar') === 'collapsed' ? { sidebarCollapsed: true as const } : {}),
  };
}

/** Every cookie that rendering reads, and the values that count. */
const choiceCookies: Readonly<Record<string, readonly string[]>> = {
  currency: currencies,
  theme: ['dark', 'light'],
  sidebar: ['collapsed'],
  services_view_mode: ['table', 'card'],
};

/** Cache key: visitors with the same choices get the same page. A value that nobody can choose is none. */
export function choicesVariant(cookieHeader: string): string {
  const cookies = readCookies(cookieHeader);
  const chosen = Object.entries(choiceCookies).map(([name, values]) =>
    values.find((value) => value === cookies.get(name)),
  );
  return chosen.map((value) => value ?? '').join('|');
}
