import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/use-services.ts';
import { countriesQuery } from '../../product/countries/countries-query.ts';
import { Field } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

/** Where most of the tool's users look first. */
export const firstCountry = 'GB';

interface CountryChoiceProps {
  value: string;
  onChange(country: string): void;
}

export function CountryChoice({ value, onChange }: CountryChoiceProps) {
  const t = useTranslations('keywords.form');
  const { data: countries = [] } = useQuery(countriesQuery(useServices()));
  const isFirst = ({ iso_code_2 }: { iso_code_2: string }) => iso_code_2 === firstCountry;
  const sorted = [...countries.filter(isFirst), ...countries.filter((country) => !isFirst(country))];
  return (
    <Field label={t('country')}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          options={sorted.map(({ iso_code_2, name }) => ({ value: iso_code_2, label: name }))}
        />
      )}
    </Field>
  );
}

export function useCountryName(): (code: string) => string {
  const { data: countries = [] } = useQuery(countriesQuery(useServices()));
  return (code) => countries.find(({ iso_code_2 }) => iso_code_2 === code)?.name ?? code;
}
