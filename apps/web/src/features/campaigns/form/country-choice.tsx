import { maxCampaignCountries } from '@marquee/domain/campaigns/campaign.ts';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../lib/use-services.ts';
import { countriesQuery } from '../../../product/countries/countries-query.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { Chips } from './chips.tsx';

interface CountryChoiceProps {
  chosen: readonly string[];
  error: string | undefined;
  onChange(countries: readonly string[]): void;
}

/** The countries to look in; the first one is shown first. */
export function CountryChoice({ chosen, error, onChange }: CountryChoiceProps) {
  const t = useTranslations('campaigns.form');
  const { data: countries = [] } = useQuery(countriesQuery(useServices()));
  const nameOf = (code: string) => countries.find(({ iso_code_2 }) => iso_code_2 === code)?.name ?? code;
  return (
    <div>
      <Field
        label={t('countries')}
        note={`${chosen.length} / ${maxCampaignCountries}`}
        hint={t('countriesHint', { count: String(maxCampaignCountries) })}
        error={error}
      >
        {(control) => (
          <Select
            {...control}
            value=""
            disabled={chosen.length >= maxCampaignCountries}
            placeholder={t('addCountry')}
            onChange={({ target }) => target.value && onChange([...chosen, target.value])}
            options={countries
              .filter(({ iso_code_2 }) => !chosen.includes(iso_code_2))
              .map(({ iso_code_2, name }) => ({ value: iso_code_2, label: name }))}
          />
        )}
      </Field>
      <Chips
        label={t('countries')}
        items={chosen.map((code) => ({
          id: code,
          text: nameOf(code),
          removeLabel: t('removeCountry', { country: nameOf(code) }),
        }))}
        onRemove={(id) => onChange(chosen.filter((code) => code !== id))}
      />
    </div>
  );
}
