import { useAmounts } from '../../shell/preferences/use-amounts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { MoneyInput } from '../../ui/forms/money-input.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

interface AmountFieldProps {
  value: string;
  /** The amount that "All" fills in. */
  most: string;
  error: string | undefined;
  hint?: string;
  onChange(amount: string): void;
}

/** Always in dollars, whatever currency is shown elsewhere, because accounts are kept in dollars. */
export function AmountField({ value, most, error, hint, onChange }: AmountFieldProps) {
  const t = useTranslations('finances.withdrawal');
  const { exact } = useAmounts();
  return (
    <Field label={t('amount')} error={error} hint={hint}>
      {(control) => (
        <div className="flex gap-2">
          <MoneyInput {...control} className="min-w-0 flex-1" value={value} onValueChange={onChange} />
          {most !== '0' && (
            <Button onClick={() => onChange(most)}>{t('everything', { amount: exact(most) })}</Button>
          )}
        </div>
      )}
    </Field>
  );
}
