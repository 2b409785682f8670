import { fold } from '@marquee/domain/search/fold.ts';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useServices } from '../../../../lib/use-services.ts';
import { countriesQuery } from '../../../../product/countries/countries-query.ts';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { Input } from '../../../../ui/forms/input.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import { readySearch, startInstantSearch } from '../../search/instant-search.ts';
import { FilterGroup, type FilterProps, toggled } from './filter-group.tsx';

const manyCountries = 8;

/** Lists only countries that some service delivers from, if they are known. */
export function CountryFilter({ filters, onChange }: FilterProps) {
  const t = useTranslations('catalogue.filters');
  const services = useServices();
  const [text, setText] = useState('');
  const [served, setServed] = useState(() => readySearch()?.countries);
  const { data: countries = [] } = useQuery(countriesQuery(services));
  useEffect(() => {
    let isUnmounted = false;
    void startInstantSearch(services).then(() => !isUnmounted && setServed(readySearch()?.countries));
    return () => {
      isUnmounted = true;
    };
  }, [services]);
  const chosen = filters.countries;
  const offered = countries.filter(
    ({ iso_code_2: code }) => !served || served.includes(code) || chosen.includes(code),
  );
  const shown = offered.filter(({ name }) => fold(name).includes(fold(text.trim())));
  if (offered.length === 0) return null;
  return (
    <FilterGroup name={t('countries')}>
      {offered.length > manyCountries && (
        <Input
          aria-label={t('findCountry')}
          placeholder={t('findCountry')}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
          leading={<Search className="size-4" aria-hidden="true" />}
        />
      )}
      <div className="mt-1 grid max-h-64 grid-cols-2 gap-x-3 overflow-y-auto">
        {shown.map(({ iso_code_2: code, name }) => (
          <Checkbox
            key={code}
            checked={chosen.includes(code)}
            onChange={() => onChange({ countries: toggled(chosen, code) })}
          >
            {name}
          </Checkbox>
        ))}
      </div>
    </FilterGroup>
  );
}
