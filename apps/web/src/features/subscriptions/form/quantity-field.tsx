import { formatCount } from '@marquee/domain/format/number.ts';
import { fitSubscriptionQuantity } from '@marquee/domain/quantity/fit-quantity.ts';
import { describesNoLimit, type QuantityLimits } from '@marquee/domain/quantity/quantity.ts';
import { useTranslations } from 'use-intl';
import { Field } from '../../../ui/forms/field.tsx';
import { QuantityInput } from '../../../ui/forms/quantity-input.tsx';

interface QuantityFieldProps {
  label: string;
  quantity: bigint;
  limits: QuantityLimits;
  error: string | undefined;
  onChange(quantity: bigint): void;
}

export function QuantityField({ label, quantity, limits, error, onChange }: QuantityFieldProps) {
  const t = useTranslations('ordering.quantity');
  const min = formatCount(limits.min);
  const bounds = describesNoLimit(limits.max)
    ? t('noMaximum', { min })
    : t('limits', { min, max: formatCount(limits.max) });
  const steps = limits.step > 1n ? ` · ${t('steps', { step: formatCount(limits.step) })}` : '';
  return (
    <Field label={label} error={error} hint={bounds + steps}>
      {(control) => (
        <QuantityInput
          {...control}
          value={quantity}
          limits={limits}
          fit={fitSubscriptionQuantity}
          onValueChange={onChange}
          labels={{ slider: t('slider'), less: t('less'), more: t('more') }}
        />
      )}
    </Field>
  );
}
