import type { Network } from '@marquee/contract/generated/catalogue.ts';
import { type ComponentType, type ReactNode, type Ref, type RefObject, Suspense } from 'react';
import type { ListedService } from '../../../lib/search-worker/service-page.ts';
import { useProfile } from '../../../shell/session/profile.ts';
import { BareLink } from '../../../ui/actions/bare-link.tsx';
import { lazyComponent } from '../../../ui/lazy-component.ts';
import { pageSize } from '../api.ts';
import { type ServiceText, useServiceText } from '../service/service-text.ts';
import { useFavouriteIds } from '../service/use-favourite-ids.ts';
import { useRowsInSteps } from './use-rows-in-steps.ts';

const VirtualItems = lazyComponent(async () => (await import('./virtual-items.tsx')).VirtualItems);

/** Props of a row and of a card. */
export interface ServiceItemProps {
  service: ListedService;
  network: Network | undefined;
  search: string;
  text: ServiceText;
  /** Undefined for guests, who have no favourites. */
  isFavourite: boolean | undefined;
  /** Its number in the list, starting at one. */
  position: number;
  total: number;
  /** Only if the list measures its items. */
  measure?: Ref<HTMLLIElement>;
  index?: number;
  /** Its content as the server has drawn it before. */
  kept?: string | undefined;
}

export interface ServiceItemsProps {
  services: readonly ListedService[];
  total: number;
  networkById: ReadonlyMap<number, Network>;
  search: string;
  interlude?: ReactNode;
}

interface DrawnItemsProps extends ServiceItemsProps {
  frame: RefObject<HTMLUListElement | null>;
  Item: ComponentType<ServiceItemProps>;
  /** On the server: what it knows already. */
  keep?: ((props: ServiceItemProps) => string | undefined) | undefined;
}

export interface LongItemsProps extends DrawnItemsProps {
  /** The props of an item, whether the list is virtual or not. */
  propsOf(service: ListedService, place: number): ServiceItemProps;
}

/** The first page is rendered whole, in steps; a longer list renders only what is near the viewport. */
export function ServiceItems(props: DrawnItemsProps) {
  const { services, total, networkById, search } = props;
  const text = useServiceText();
  const isSignedIn = useProfile() !== null;
  const favourites = useFavouriteIds(true);
  const propsOf = (service: ListedService, place: number): ServiceItemProps => ({
    service,
    network: networkById.get(service.network_id),
    search,
    text,
    isFavourite: isSignedIn ? favourites?.has(service.id) === true : undefined,
    position: place + 1,
    total,
  });
  const plain = <PlainItems {...props} propsOf={propsOf} />;
  if (services.length <= pageSize) return plain;
  return (
    <Suspense fallback={plain}>
      <VirtualItems {...props} propsOf={propsOf} />
    </Suspense>
  );
}

function PlainItems({ services, interlude, Item, keep, propsOf }: LongItemsProps) {
  const rows = useRowsInSteps(services);
  return (
    <>
      {rows.map((service, place) => {
        const item = propsOf(service, place);
        return <Item key={service.id} {...item} kept={keep?.(item)} />;
      })}
      {services.slice(rows.length).map(({ id, slug, name }) => (
        <li key={id} className="missing-row">
          <BareLink href={`/services/${slug}`}>{name}</BareLink>
        </li>
      ))}
      {interlude && <li className="col-span-full">{interlude}</li>}
    </>
  );
}
