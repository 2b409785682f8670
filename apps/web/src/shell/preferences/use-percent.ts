import { useMemo } from 'react';
import { useLocale } from 'use-intl';

/** A fraction as a percentage. Uses the browser's formatter, because the library's would load on every page. */
export function usePercent(): (share: number) => string {
  const locale = useLocale();
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
    return (share) => format.format(share);
  }, [locale]);
}
