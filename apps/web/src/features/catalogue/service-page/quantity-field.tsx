import { formatCount } from '@marquee/domain/format/number.ts';
import { describesNoLimit, type QuantityLimits } from '@marquee/domain/quantity/quantity.ts';
import { useTranslations } from 'use-intl';
import { Field } from '../../../ui/forms/field.tsx';
import { QuantityInput } from '../../../ui/forms/quantity-input.tsx';

interface QuantityFieldProps {
  limits: QuantityLimits;
  value: bigint;
  onChange(value: bigint): void;
}

export function QuantityField({ limits, value, onChange }: QuantityFieldProps) {
  const t = useTranslations('service.box');
  const range = useTranslations('catalogue.limits');
  const min = formatCount(limits.min);
  const bounds = describesNoLimit(limits.max)
    ? t('noMaximum', { min })
    : range('range', { min, max: formatCount(limits.max) });
  const steps = limits.step > 1n ? ` · ${t('steps', { step: formatCount(limits.step) })}` : '';
  return (
    <Field label={t('quantity')} hint={bounds + steps}>
      {(control) => (
        <QuantityInput
          {...control}
          value={value}
          limits={limits}
          onValueChange={onChange}
          labels={{ slider: t('slider'), less: t('less'), more: t('more') }}
        />
      )}
    </Field>
  );
}
