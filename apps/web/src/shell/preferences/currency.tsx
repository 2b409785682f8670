import type { Currency } from '@marquee/domain/currency/currencies.ts';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { setCookie } from '../../lib/cookies.ts';

interface CurrencyChoice {
  currency: Currency;
  choose(currency: Currency): void;
}

const CurrencyContext = createContext<CurrencyChoice | undefined>(undefined);

export function CurrencyProvider({ initial, children }: { initial: Currency; children: ReactNode }) {
  const [currency, setCurrency] = useState(initial);
  const choose = useCallback((next: Currency) => {
    // The cookie lets the server render the next page in the chosen currency at once.
    setCookie('currency', next, 365);
    localStorage.setItem('currency', next);
    setCurrency(next);
  }, []);
  const value = useMemo(() => ({ currency, choose }), [currency, choose]);
  return <CurrencyContext value={value}>{children}</CurrencyContext>;
}

export function useCurrency(): CurrencyChoice {
  const choice = useContext(CurrencyContext);
  if (!choice) throw new Error('useCurrency needs a CurrencyProvider');
  return choice;
}
