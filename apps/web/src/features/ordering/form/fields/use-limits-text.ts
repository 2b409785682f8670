import { describesNoLimit, type QuantityLimits } from '@marquee/domain/quantity/quantity.ts';
import { useNumbers } from '../../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';

/** The limits as shown under every quantity field. */
export function useLimitsText({ min, max, step }: QuantityLimits): string {
  const numbers = useNumbers();
  const t = useTranslations('ordering.quantity');
  const least = { min: numbers.count(min) };
  const bounds = describesNoLimit(max)
    ? t('noMaximum', least)
    : t('limits', { ...least, max: numbers.count(max) });
  return step > 1n ? `${bounds} · ${t('steps', { step: numbers.count(step) })}` : bounds;
}
