import { X } from 'lucide-react';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

export interface CountryFieldProps {
  countries: readonly { iso_code_2: string; name: string }[];
  chosen: readonly string[];
  error?: string | undefined;
  onChange(countries: readonly string[]): void;
}

/** The audience's countries, added one by one; none means everywhere. */
export function CountryField({ countries, chosen, error, onChange }: CountryFieldProps) {
  const t = useTranslations('ordering.countries');
  const labels = useTranslations('common.words');
  const nameOf = (code: string) => countries.find(({ iso_code_2 }) => iso_code_2 === code)?.name ?? code;
  return (
    <div>
      <Field label={t('label')} note={labels('optional')} hint={t('hint')} error={error}>
        {(control) => (
          <Select
            {...control}
            value=""
            placeholder={t('add')}
            onChange={(event) => event.target.value && onChange([...chosen, event.target.value])}
            options={countries
              .filter(({ iso_code_2 }) => !chosen.includes(iso_code_2))
              .map(({ iso_code_2, name }) => ({ value: iso_code_2, label: name }))}
          />
        )}
      </Field>
      {chosen.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {chosen.map((code) => (
            <li key={code} className="flex items-center rounded-md bg-sunken ps-3">
              {nameOf(code)}
              <IconButton
                size="small"
                icon={<X className="size-4" />}
                label={t('remove', { country: nameOf(code) })}
                onClick={() => onChange(chosen.filter((one) => one !== code))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
