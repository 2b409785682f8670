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
const litFor = 4000;

interface LinkFacts {
  /** The network that has just been recognised, for a few seconds. */
  lit: number | undefined;
  /** Types that take the link; undefined while it says nothing. */
  typeIds: readonly number[] | undefined;
  isAsking: boolean;
  problem: string | undefined;
}

/** What a link tells: its network, what can be ordered for it, and whether the chosen service takes it. */
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
  // What is no link at all is told, too.
  const forCheck = useSettled(typed, pauseBeforeTypes);
  const checked = useQuery(checkedLinkQuery(services, forCheck, line.serviceId));

  // A network that was chosen with the link, or by hand after it, stays.
  const heard = useRef(line.networkId === undefined ? '' : url);
  const [lit, setLit] = useState<number>();
  useEffect(() => {
    if (!found || heard.current === forNetwork) return;
    heard.current = forNetwork;
    setLit(found);
    if (found === line.networkId) return;
    const another = { networkId: found, typeId: undefined, serviceId: undefined, targets: {} };
    // Where there was no network yet, the quantity came with the link.
    change(line.networkId === undefined ? another : { ...another, quantity: 0n });
  }, [found, forNetwork, line.networkId, change]);
  useEffect(() => {
    if (lit === undefined) return;
    const timer = setTimeout(() => setLit(undefined), litFor);
    return () => clearTimeout(timer);
  }, [lit]);

  const isAsking = url !== forTypes || url !== forNetwork || types.isFetching;
  const refused = typed === forCheck && checked.error instanceof ApiError ? checked.error.fields : {};
  return {
    lit,
    typeIds: url === '' ? undefined : types.data,
    isAsking: url !== '' && isAsking,
    problem: refused.url?.[0],
  };
}
