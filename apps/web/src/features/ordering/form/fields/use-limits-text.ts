import { formatCount } from '@marquee/domain/format/number.ts';
import { describesNoLimit, type QuantityLimits } from '@marquee/domain/quantity/quantity.ts';
import { useTranslations } from 'use-intl';

/** The limits as shown under every quantity field. */
export function useLimitsText({ min, max, step }: QuantityLimits): string {
  const t = useTranslations('ordering.quantity');
  const least = { min: formatCount(min) };
  const bounds = describesNoLimit(max)
    ? t('noMaximum', least)
    : t('limits', { ...least, max: formatCount(max) });
  return step > 1n ? `${bounds} · ${t('steps', { step: formatCount(step) })}` : bounds;
}
