import { fitSubscriptionQuantity } from '@marquee/domain/quantity/fit-quantity.ts';
import { describesNoLimit, type QuantityLimits } from '@marquee/domain/quantity/quantity.ts';
import { maxPublications } from '@marquee/domain/subscriptions/subscription.ts';
import { useState } from 'react';
import { TextField } from '../../../shell/forms/text-field.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { QuantityInput } from '../../../ui/forms/quantity-input.tsx';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { readLimit } from './draft.ts';

interface QuantityFieldProps {
  label: string;
  quantity: bigint;
  limits: QuantityLimits;
  error: string | undefined;
  onChange(quantity: bigint): void;
}

export function QuantityField({ label, quantity, limits, error, onChange }: QuantityFieldProps) {
  const numbers = useNumbers();
  const t = useTranslations('ordering.quantity');
  const min = numbers.count(limits.min);
  const bounds = describesNoLimit(limits.max)
    ? t('noMaximum', { min })
    : t('limits', { min, max: numbers.count(limits.max) });
  const steps = limits.step > 1n ? ` · ${t('steps', { step: numbers.count(limits.step) })}` : '';
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

interface LimitFieldProps {
  limit: number;
  error: string | undefined;
  onChange(limit: number): void;
}

/** How many publications the subscription covers. */
export function LimitField({ limit, error, onChange }: LimitFieldProps) {
  const numbers = useNumbers();
  const t = useTranslations('subscriptions.form');
  // Only while it is typed in; a form that comes back after signing in shows its own limit.
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      label={t('limit')}
      hint={t('limitHint', { max: numbers.count(maxPublications) })}
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      value={typed ?? String(limit)}
      onValueChange={(text) => {
        setTyped(text);
        onChange(readLimit(text, limit));
      }}
      onBlur={() => setTyped(undefined)}
      error={error}
    />
  );
}
