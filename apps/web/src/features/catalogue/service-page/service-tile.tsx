import type { Network, ServiceCard } from '@marquee/contract/catalogue-entities.ts';
import { BareLink } from '../../../ui/bare-link.tsx';
import { NetworkIcon } from '../../../ui/network-icon.tsx';
import { Rating } from '../service-figures.tsx';
import { ServicePrice } from '../service-price.tsx';

/** A service in a small square: the whole of it leads to its page. */
export function ServiceTile({ service, network }: { service: ServiceCard; network: Network | undefined }) {
  return (
    <li className="relative flex min-w-0 flex-col gap-3 rounded-lg border border-line bg-surface p-4 transition-colors hover:border-line-strong">
      <div className="flex items-start gap-3">
        {network && <NetworkIcon network={network} />}
        <h3 className="min-w-0 font-medium text-body">
          <BareLink
            href={`/services/${service.slug}`}
            className="rounded-sm after:absolute after:inset-0 after:rounded-lg after:content-['']"
          >
            {service.name}
          </BareLink>
        </h3>
      </div>
      <div className="mt-auto flex items-end justify-between gap-3">
        <ServicePrice service={service} />
        {service.reviews.rating !== null && <Rating reviews={service.reviews} />}
      </div>
    </li>
  );
}
