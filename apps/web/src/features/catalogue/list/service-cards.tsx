import { useRef } from 'react';
import { ServiceCard } from './service-card.tsx';
import { ServiceItems, type ServiceItemsProps } from './service-items.tsx';

/** Cards of at least 300 px, one to six side by side. */
export function ServiceCards(props: ServiceItemsProps) {
  const frame = useRef<HTMLUListElement>(null);
  return (
    <ul
      ref={frame}
      className="grid grid-cols-[repeat(auto-fill,minmax(max(min(300px,100%),calc((100%_-_5rem)/6)),1fr))] gap-x-4"
    >
      <ServiceItems {...props} frame={frame} Item={ServiceCard} />
    </ul>
  );
}
