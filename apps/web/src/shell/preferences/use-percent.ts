import { formatPercent } from '@marquee/domain/format/percent.ts';
import { useCallback } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { useNumbers } from '../../ui/text/use-numbers.ts';

/** A fraction as a percentage in the reader's language. */
export function usePercent(): (fraction: number) => string {
  const { locale } = useServices();
  const { style } = useNumbers();
  return useCallback((fraction) => formatPercent(fraction, locale, style), [locale, style]);
}
