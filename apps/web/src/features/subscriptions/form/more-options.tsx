import { formatDate } from '@marquee/domain/format/date.ts';
import { fitSubscriptionQuantity } from '@marquee/domain/quantity/fit-quantity.ts';
import type { QuantityLimits } from '@marquee/domain/quantity/quantity.ts';
import { ChevronDown } from 'lucide-react';
import { DayField } from '../../../shell/forms/day-field.tsx';
import { useRenderedAt } from '../../../shell/preferences/rendered-at.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { largest, type TypeDraft } from './draft.ts';
import { QuantityField } from './quantity-field.tsx';

const delays = [0, 5, 10, 15, 30, 60, 90];

interface MoreOptionsProps {
  draft: TypeDraft;
  limits: QuantityLimits;
  error(field: string): string | undefined;
  onChange(draft: TypeDraft): void;
}

/** Rarely used options, collapsed. */
export function MoreOptions({ draft, limits, error, onChange }: MoreOptionsProps) {
  const t = useTranslations('subscriptions.form');
  const labels = useTranslations('common');
  const twice = fitSubscriptionQuantity(String(draft.quantity * 2n), limits);
  return (
    <details className="group">
      <summary className="flex min-h-tap cursor-pointer list-none items-center gap-1.5 rounded-md font-medium text-ink-soft hover:text-ink">
        <ChevronDown className="size-4 transition-transform group-open:rotate-180" aria-hidden="true" />
        {t('more')}
      </summary>
      <div className="flex flex-col gap-4 pt-2">
        <Checkbox
          hint={t('randomHint')}
          checked={draft.maxQuantity !== null}
          onChange={({ target }) => onChange({ ...draft, maxQuantity: target.checked ? twice : null })}
        >
          {t('random')}
        </Checkbox>
        {draft.maxQuantity !== null && (
          <QuantityField
            label={t('most')}
            quantity={largest(draft)}
            limits={{ ...limits, min: draft.quantity }}
            error={error('max_quantity')}
            onChange={(maxQuantity) => onChange({ ...draft, maxQuantity })}
          />
        )}
        <div className="grid gap-4 tablet:grid-cols-2">
          <Field label={t('delay')} error={error('delay_minutes')}>
            {(control) => (
              <Select
                {...control}
                value={String(draft.delayMinutes)}
                onChange={({ target }) => onChange({ ...draft, delayMinutes: Number(target.value) })}
                options={delays.map((count) => ({
                  value: String(count),
                  label: count === 0 ? t('delayNow') : labels('durations.minutes', { count }),
                }))}
              />
            )}
          </Field>
          <DayField
            label={t('until')}
            note={labels('words.optional')}
            error={error('expires_at')}
            value={draft.lastDay}
            earliest={formatDate(new Date(useRenderedAt()))}
            onChange={(lastDay) => onChange({ ...draft, lastDay })}
          />
        </div>
      </div>
    </details>
  );
}
