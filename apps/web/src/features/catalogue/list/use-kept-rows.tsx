import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { labelsQuery } from '../../../product/catalogue/labels-query.ts';
import { useCurrency } from '../../../shell/preferences/currency.tsx';
import { useShell } from '../../../shell/shell-data.ts';
import { DrawnNetworks } from '../../../ui/icons/network-drawings.tsx';
import type { ServiceItemProps } from './service-items.tsx';
import { ServiceRowContent } from './service-row-content.tsx';

/**
 * The catalogue hands out the same objects until it changes, for every customer with the same prices. So the server
 * keeps the HTML of a row with its service, under the name of everything else that shows in it.
 * Only for the server: the browser draws the same content over it.
 */
export function useKeptRows(): (props: ServiceItemProps) => string | undefined {
  const services = useServices();
  const drawn = useContext(DrawnNetworks);
  const { currency } = useCurrency();
  const { settings } = useShell();
  const { data: labels } = useQuery(labelsQuery(services));
  const { locale, keptParts } = services;
  const look = JSON.stringify([
    locale,
    currency,
    settings.currencies.RUB.rate,
    settings.rounding_precision,
    settings.numbers_by_language,
    labels,
  ]);
  return (props) => {
    const { service, network, search, isFavourite } = props;
    // Of searches there is no end.
    if (!keptParts || search) return undefined;
    const { name, icon, color } = network ?? {};
    const drawing = network && drawn.get(network);
    const key = `${look}${isFavourite}${name}${drawing ?? icon}${color}`;
    return keptParts.keep(service, key, () => (
      <DrawnNetworks value={drawn}>
        <ServiceRowContent {...props} open={false} />
      </DrawnNetworks>
    ));
  };
}
