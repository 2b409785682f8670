import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import type { ListedService } from '../../../lib/search-worker/service-page.ts';
import { useServices } from '../../../lib/use-services.ts';
import { labelsQuery } from '../../../product/catalogue/labels-query.ts';
import { useCurrency } from '../../../shell/preferences/currency.tsx';
import { useShell } from '../../../shell/shell-data.ts';
import { DrawnNetworks } from '../../../ui/icons/network-drawings.tsx';
import type { ServiceItemProps } from './service-items.tsx';
import { ServiceRowContent } from './service-row-content.tsx';

/** Languages are catalogues of their own; what is left are two currencies, with and without a star. */
const maxLooks = 8;

/**
 * The catalogue hands out the same objects until it changes, for every customer with the same prices. So the server
 * keeps the HTML of a row with its service, under the name of everything else that shows in it.
 */
const keptRows = new WeakMap<ListedService, Map<string, string>>();

/** Only for the server. The browser draws the same content over it. */
export function useKeptRows(): (props: ServiceItemProps) => string | undefined {
  const services = useServices();
  const drawn = useContext(DrawnNetworks);
  const { currency } = useCurrency();
  const { settings } = useShell();
  const { data: labels } = useQuery(labelsQuery(services));
  const { locale, draw } = services;
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
    if (!draw || search) return undefined;
    const { name, icon, color } = network ?? {};
    const drawing = network && drawn.get(network);
    const key = `${look}${isFavourite}${name}${drawing ?? icon}${color}`;
    const looks = keptRows.get(service) ?? new Map<string, string>();
    const known = looks.get(key);
    if (known !== undefined) return known;
    const html = draw(
      <DrawnNetworks value={drawn}>
        <ServiceRowContent {...props} open={false} />
      </DrawnNetworks>,
    );
    if (looks.size >= maxLooks) looks.clear();
    keptRows.set(service, looks.set(key, html));
    return html;
  };
}
