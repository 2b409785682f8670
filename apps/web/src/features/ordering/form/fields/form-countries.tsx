import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../../lib/use-services.ts';
import { CountryField, type CountryFieldProps } from '../../../../product/countries/country-field.tsx';
import { countriesQuery } from '../../api.ts';

export function FormCountries(props: Omit<CountryFieldProps, 'countries'>) {
  const { data: countries = [] } = useQuery(countriesQuery(useServices()));
  return <CountryField countries={countries} {...props} />;
}
