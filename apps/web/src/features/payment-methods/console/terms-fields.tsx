import { Trash2 } from 'lucide-react';
import { TextField } from '../../../shell/forms/text-field.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import type { BonusDraft } from './method-draft.ts';
import type { FieldsProps } from './method-form.tsx';
import { PaymentPreview } from './payment-preview.tsx';

export function TermsFields(props: FieldsProps) {
  const { draft, strategy, form, change } = props;
  const t = useTranslations('adminMoney');
  const number = (name: 'fee_percent' | 'min_amount' | 'max_amount' | 'expires_minutes') => ({
    name,
    inputMode: 'decimal' as const,
    value: draft[name],
    error: form.error(name),
    onValueChange: (value: string) => change({ [name]: value }),
  });
  return (
    <>
      <div className="grid gap-4 tablet:grid-cols-3">
        <TextField {...number('fee_percent')} label={t('methods.fee')} />
        <TextField {...number('min_amount')} label={t('methods.min')} />
        <TextField {...number('max_amount')} label={t('methods.max')} hint={t('words.unlimited')} />
        <Field label={t('methods.currency')} error={form.error('charge_currency')}>
          {(control) => (
            <Select
              {...control}
              value={draft.charge_currency}
              options={(strategy?.currencies ?? ['USD']).map((value) => ({ value, label: value }))}
              onChange={({ target }) => change({ charge_currency: target.value === 'RUB' ? 'RUB' : 'USD' })}
            />
          )}
        </Field>
        <TextField {...number('expires_minutes')} label={t('methods.expires')} />
      </div>
      <BonusFields {...props} />
      <PaymentPreview draft={draft} />
    </>
  );
}

function BonusFields({ draft: { bonuses }, form, change }: FieldsProps) {
  const t = useTranslations('adminMoney.methods');
  const set = (place: number, changes: Partial<BonusDraft>) =>
    change({ bonuses: bonuses.map((step, index) => (index === place ? { ...step, ...changes } : step)) });
  return (
    <div className="flex flex-col gap-3">
      <h4 className="font-medium">{t('bonuses')}</h4>
      {bonuses.map((step, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps have no name of their own while they are typed
        <div key={place} className="flex items-end gap-3">
          <div className="grid flex-1 grid-cols-2 gap-3">
            <TextField
              label={t('bonusFrom')}
              inputMode="decimal"
              value={step.from}
              error={form.error(`bonuses.${place}.from_amount`)}
              onValueChange={(from) => set(place, { from })}
            />
            <TextField
              label={t('bonusPercent')}
              inputMode="decimal"
              value={step.percent}
              error={form.error(`bonuses.${place}.bonus_percent`)}
              onValueChange={(percent) => set(place, { percent })}
            />
          </div>
          <IconButton
            icon={<Trash2 className="size-4" />}
            label={t('removeBonus')}
            onClick={() => change({ bonuses: bonuses.filter((_, index) => index !== place) })}
          />
        </div>
      ))}
      {bonuses.length < 20 && (
        <Button
          size="small"
          className="self-start"
          onClick={() => change({ bonuses: [...bonuses, { from: '', percent: '' }] })}
        >
          {t('addBonus')}
        </Button>
      )}
    </div>
  );
}
