import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../lib/use-services.ts';
import { countriesQuery } from '../../../product/countries/countries-query.ts';
import { CountryField, type CountryFieldProps } from '../../../product/countries/country-field.tsx';

export function SubscriptionCountries(props: Omit<CountryFieldProps, 'countries'>) {
  const { data: countries = [] } = useQuery(countriesQuery(useServices()));
  return <CountryField countries={countries} {...props} />;
}
