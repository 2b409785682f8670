import { useTranslations } from 'use-intl';
import { Field } from '../../../../ui/forms/field.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { useDurationText } from '../../service/service-text.ts';
import type { FilterProps } from './filter-group.tsx';

const choices = [0, 15, 60, 360, 1440, 4320];

export function StartFilter({ filters: { startTime }, onChange }: FilterProps) {
  const t = useTranslations('catalogue');
  const duration = useDurationText();
  const own = startTime === undefined || choices.includes(startTime) ? [] : [startTime];
  const options = [...choices, ...own]
    .sort((one, other) => one - other)
    .map((minutes) => ({
      value: String(minutes),
      label: minutes === 0 ? t('start.instant') : t('filters.startsWithin', { duration: duration(minutes) }),
    }));
  return (
    <Field label={t('filters.startTime')}>
      {(control) => (
        <Select
          {...control}
          value={startTime ?? ''}
          onChange={({ target: { value } }) =>
            onChange({ startTime: value === '' ? undefined : Number(value) })
          }
          placeholder={t('filters.anyStart')}
          options={options}
        />
      )}
    </Field>
  );
}
