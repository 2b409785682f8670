import { useMemo } from 'react';
import { useLocale } from 'use-intl';

/** A share of one as the reader's language writes it. The browser's own formatter: the library's would ride along on every page. */
export function usePercent(): (share: number) => string {
  const locale = useLocale();
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
    return (share) => format.format(share);
  }, [locale]);
}
