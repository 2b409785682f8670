import { dripFeedModes } from '@marquee/domain/drip-feed/plan.ts';
import { Field } from '../../../../ui/forms/field.tsx';
import { Input } from '../../../../ui/forms/input.tsx';
import { Segmented } from '../../../../ui/forms/segmented.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import type { LineErrors } from '../../checkout/form-errors.ts';
import type { FormLine, LineChanges } from '../line/form-line.ts';

interface DripFeedFieldsProps {
  line: FormLine;
  errors: LineErrors;
  change(changes: LineChanges): void;
}

export function DripFeedFields({ line, errors, change }: DripFeedFieldsProps) {
  const t = useTranslations('ordering.drip');
  return (
    <>
      <div className="grid gap-4 small:grid-cols-2">
        <Field label={t('runs')} error={errors.runs}>
          {(control) => (
            <NumberInput {...control} value={line.runs} onValueChange={(runs) => change({ runs })} />
          )}
        </Field>
        <Field label={t('minutes')} error={errors.dripFeedMinutes}>
          {(control) => (
            <NumberInput {...control} value={line.minutes} onValueChange={(minutes) => change({ minutes })} />
          )}
        </Field>
      </div>
      <div className="grid items-end gap-4 small:grid-cols-2">
        <div className="flex flex-col gap-1.5">
          <span className="font-medium">{t('mode')}</span>
          <Segmented
            className="max-w-full flex-wrap"
            label={t('mode')}
            value={line.mode}
            options={dripFeedModes.map((mode) => ({ value: mode, label: t(`modes.${mode}`) }))}
            onValueChange={(mode) => change({ mode })}
          />
        </div>
        {line.mode !== 'flat' && (
          <Field label={t('step')} error={errors.quantityStep}>
            {(control) => (
              <NumberInput
                {...control}
                value={Number(line.quantityStep)}
                onValueChange={(step) => change({ quantityStep: BigInt(step) })}
              />
            )}
          </Field>
        )}
      </div>
    </>
  );
}

interface NumberInputProps extends Omit<React.ComponentProps<typeof Input>, 'value' | 'onChange'> {
  value: number;
  onValueChange(value: number): void;
}

/** An emptied field counts as zero until the next number is typed. */
function NumberInput({ value, onValueChange, ...rest }: NumberInputProps) {
  return (
    <Input
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      maxLength={9}
      value={value === 0 ? '' : String(value)}
      onChange={(event) => onValueChange(Number(event.target.value.replace(/\D/g, '').slice(0, 9)))}
    />
  );
}

interface DeliverySwitchProps {
  isDripFeed: boolean;
  onChange(isDripFeed: boolean): void;
}

/** At once, or in portions as a drip feed. */
export function DeliverySwitch({ isDripFeed, onChange }: DeliverySwitchProps) {
  const t = useTranslations('ordering.delivery');
  return (
    <div className="flex flex-col items-start gap-1.5">
      <span className="font-medium">{t('label')}</span>
      <Segmented
        className="max-w-full flex-wrap"
        label={t('label')}
        value={isDripFeed ? 'drip' : 'once'}
        options={[
          { value: 'once', label: t('once') },
          { value: 'drip', label: t('drip') },
        ]}
        onValueChange={(value) => onChange(value === 'drip')}
      />
    </div>
  );
}
