import { ApiError } from '@marquee/contract/client.ts';
import { parseWebLink } from '@marquee/domain/links/web-link.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../../../lib/use-services.ts';
import { useSettled } from '../../../../lib/use-settled.ts';
import { networkOfLinkQuery } from '../../../../product/links/network-of-link-query.ts';
import { checkedLinkQuery, typesOfLinkQuery } from '../../api.ts';
import type { FormLine, LineChanges } from '../line/form-line.ts';

const pauseBeforeNetwork = 800;
const pauseBeforeTypes = 600;
const highlightFor = 4000;

interface LinkFacts {
  /** The network just recognised; highlighted for a few seconds. */
  highlighted: number | undefined;
  /** The network of the link; null if it belongs to none that is known. */
  network: number | null | undefined;
  /** Types that accept the link; undefined while unknown. */
  typeIds: readonly number[] | undefined;
  isLoading: boolean;
  problem: string | undefined;
}

/** What a link reveals: its network, the types that accept it, and whether the chosen service does. */
export function useLinkFacts(
  line: FormLine,
  change: (changes: LineChanges) => void,
  isFrozen: boolean,
): LinkFacts {
  const services = useServices();
  const typed = line.url.trim();
  const url = parseWebLink(typed) ? typed : '';
  const forNetwork = useSettled(url, pauseBeforeNetwork);
  const forTypes = useSettled(url, pauseBeforeTypes);
  const { data: found } = useQuery(networkOfLinkQuery(services, isFrozen ? '' : forNetwork));
  const types = useQuery(typesOfLinkQuery(services, forTypes, line.networkId));
  // Text that is no link is checked too, so that the error shows.
  const forCheck = useSettled(typed, pauseBeforeTypes);
  const checked = useQuery(checkedLinkQuery(services, forCheck, line.serviceId));

  // A network chosen with the link, or by hand after it, is kept.
  const handledUrl = useRef(line.networkId === undefined ? '' : url);
  const [highlighted, setHighlighted] = useState<number>();
  useEffect(() => {
    if (!found || handledUrl.current === forNetwork) return;
    handledUrl.current = forNetwork;
    setHighlighted(found);
    if (found === line.networkId) return;
    const another = { networkId: found, typeId: undefined, serviceId: undefined, targets: {} };
    // Without a network so far, the quantity came with the link and is kept.
    change(line.networkId === undefined ? another : { ...another, quantity: 0n });
  }, [found, forNetwork, line.networkId, change]);
  useEffect(() => {
    if (highlighted === undefined) return;
    const timer = setTimeout(() => setHighlighted(undefined), highlightFor);
    return () => clearTimeout(timer);
  }, [highlighted]);

  const isLoading = url !== forTypes || url !== forNetwork || types.isFetching;
  const refused = typed === forCheck && checked.error instanceof ApiError ? checked.error.fields : {};
  return {
    highlighted,
    network: url !== '' && url === forNetwork ? found : undefined,
    typeIds: url === '' ? undefined : types.data,
    isLoading: url !== '' && isLoading,
    problem: refused.url?.[0],
  };
}
