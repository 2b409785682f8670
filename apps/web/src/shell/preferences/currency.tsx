import {
  type Currency,
  currencies,
  currencySymbols,
  isCurrency,
} from '@marquee/domain/currency/currencies.ts';
import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import { setCookie } from '../../lib/cookies.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { useShell } from '../shell-data.ts';

interface CurrencyChoice {
  currency: Currency;
  choose(currency: Currency): void;
  /** Until the next page load, without remembering it. */
  show(currency: Currency): void;
}

const CurrencyContext = createContext<CurrencyChoice | undefined>(undefined);

export function CurrencyProvider({ initial, children }: { initial: Currency; children: ReactNode }) {
  const [currency, setCurrency] = useState(initial);
  const choose = useCallback((next: Currency) => {
    // The cookie lets the server render the next page in the chosen currency at once.
    setCookie('currency', next, 365);
    localStorage.setItem('currency', next);
    // Parts whose code has not come yet stay as they are until it has, instead of vanishing meanwhile.
    startTransition(() => setCurrency(next));
    // The address would win over the choice on the next page.
    const address = new URL(window.location.href);
    if (!address.searchParams.has('currency')) return;
    address.searchParams.delete('currency');
    history.replaceState(history.state, '', address);
  }, []);
  const value = useMemo(() => ({ currency, choose, show: setCurrency }), [currency, choose]);
  return <CurrencyContext value={value}>{children}</CurrencyContext>;
}

export function useCurrency(): CurrencyChoice {
  const choice = useContext(CurrencyContext);
  if (!choice) throw new Error('useCurrency needs a CurrencyProvider');
  return choice;
}

/** `?currency=` of a page that is opened within the app counts as it does on the first request. */
export function useCurrencyOfAddress(): void {
  const asked = new URLSearchParams(useLocation().search).get('currency');
  const { show } = useCurrency();
  const { rate } = useShell().settings.currencies.RUB;
  useLayoutEffect(() => {
    if (isCurrency(asked) && (asked === 'USD' || rate !== null)) show(asked);
  }, [asked, rate, show]);
}

/** One button that shows the current currency and switches to the other. Hidden without a rate. */
export function CurrencySwitch() {
  const t = useTranslations('shell.currency');
  const { settings } = useShell();
  const { currency, choose } = useCurrency();
  if (settings.currencies.RUB.rate === null) return null;
  const other = currencies.find((candidate) => candidate !== currency) ?? currency;
  return (
    <button type="button" className="header-button" title={t(other)} onClick={() => choose(other)}>
      <span className="sr-only">
        {t('label')}: {t(currency)}
      </span>
      <span>{currencySymbols[currency]}</span>
      {currency}
    </button>
  );
}
