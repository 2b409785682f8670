import { useState } from 'react';
import type { ServiceDetails } from '../../../../product/catalogue/service-query.ts';
import { Field } from '../../../../ui/forms/field.tsx';
import { Input } from '../../../../ui/forms/input.tsx';
import { QuantityInput } from '../../../../ui/forms/quantity-input.tsx';
import { useNumbers } from '../../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import { quantityLimits } from '../../quantity-limits.ts';
import { useLimitsText } from './use-limits-text.ts';

interface QuantityFieldProps {
  service: ServiceDetails;
  quantity: bigint;
  /** Number of texts, for services that count them. */
  counted: bigint;
  /** What the quantity refers to in a drip feed. */
  portions: 'eachRun' | 'perRun' | undefined;
  error: string | undefined;
  onChange(quantity: bigint): void;
}

export function QuantityField({ service, quantity, counted, portions, error, onChange }: QuantityFieldProps) {
  const numbers = useNumbers();
  const t = useTranslations('ordering.quantity');
  const limits = quantityLimits(service);
  const [corrected, setCorrected] = useState<bigint>();
  // Texts are counted one by one, so the step does not apply.
  const limitsText = useLimitsText(service.calculable_quantity ? { ...limits, step: 1n } : limits);
  if (service.calculable_quantity)
    return (
      <Field
        label={t('label')}
        error={error}
        hint={`${t('counted', { count: Number(counted) })} · ${limitsText}`}
      >
        {(control) => <Input {...control} disabled value={numbers.count(counted)} readOnly />}
      </Field>
    );
  return (
    <Field
      label={t(portions ?? 'label')}
      error={error}
      hint={
        <span role="status" className={corrected === quantity ? 'text-warning-text' : undefined}>
          {corrected === quantity && `${t('corrected', { quantity: numbers.count(quantity) })} · `}
          {limitsText}
        </span>
      }
    >
      {(control) => (
        <QuantityInput
          {...control}
          value={quantity === 0n ? limits.min : quantity}
          limits={limits}
          onValueChange={onChange}
          onCorrected={setCorrected}
          labels={{ slider: t('slider'), less: t('less'), more: t('more') }}
        />
      )}
    </Field>
  );
}
