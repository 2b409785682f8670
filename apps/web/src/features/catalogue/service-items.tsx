import type { Network } from '@marquee/contract/catalogue-entities.ts';
import { type ComponentType, lazy, type ReactNode, type Ref, type RefObject, Suspense } from 'react';
import type { ListedService } from '../../lib/search-worker/service-page.ts';
import { pageSize } from './api.ts';

const VirtualItems = lazy(async () => ({ default: (await import('./virtual-items.tsx')).VirtualItems }));

/** What a row and a card are given. */
export interface ServiceItemProps {
  service: ListedService;
  network: Network | undefined;
  search: string;
  /** Its number in the list, from one. */
  position: number;
  total: number;
  /** Only where the list measures its items. */
  measure?: Ref<HTMLLIElement>;
  index?: number;
}

export interface ServiceItemsProps {
  services: readonly ListedService[];
  total: number;
  networkById: ReadonlyMap<number, Network>;
  search: string;
  interlude?: ReactNode;
}

export interface LongItemsProps extends ServiceItemsProps {
  frame: RefObject<HTMLUListElement | null>;
  Item: ComponentType<ServiceItemProps>;
}

/** The first page stands in the document as it is; a longer list draws only what is near the screen. */
export function ServiceItems(props: LongItemsProps) {
  const { services, total, networkById, search, interlude, Item } = props;
  const plain = (
    <>
      {services.map((service, index) => (
        <Item
          key={service.id}
          service={service}
          network={networkById.get(service.network_id)}
          search={search}
          position={index + 1}
          total={total}
        />
      ))}
      {interlude && <li className="col-span-full">{interlude}</li>}
    </>
  );
  if (services.length <= pageSize) return plain;
  return (
    <Suspense fallback={plain}>
      <VirtualItems {...props} />
    </Suspense>
  );
}
