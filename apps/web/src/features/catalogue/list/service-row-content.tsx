import { type ReactNode, Suspense } from 'react';
import { BareLink } from '../../../ui/actions/bare-link.tsx';
import { NetworkIcon } from '../../../ui/icons/network-icon.tsx';
import { lazyComponent } from '../../../ui/lazy-component.ts';
import { Marked } from '../search/marked.tsx';
import { ServiceBadges } from '../service/service-badges.tsx';
import { Limits, Rating, ServicePrice, Speed, StartTime } from '../service/service-figures.tsx';
import type { ServiceItemProps } from './service-items.tsx';

const ServiceDetails = lazyComponent(async () => (await import('./service-details.tsx')).ServiceDetails);

const loadStar = async () => (await import('../service/favourite-button.tsx')).FavouriteStar;
const FavouriteStar = import.meta.env.SSR ? await loadStar() : lazyComponent(loadStar);

interface ServiceRowContentProps
  extends Pick<ServiceItemProps, 'service' | 'network' | 'search' | 'text' | 'isFavourite'> {
  open: boolean;
  onToggle?(): void;
}

export function ServiceRowContent(props: ServiceRowContentProps) {
  const { service, network, search, text, isFavourite, open, onToggle } = props;
  const detailsId = `service-${service.id}`;
  return (
    <>
      <div className="service-name">
        {network && <NetworkIcon network={network} />}
        <h2 dir="auto">
          <BareLink href={`/services/${service.slug}`}>
            <Marked text={service.name} search={search} />
          </BareLink>
        </h2>
        <ServiceBadges service={service} text={text} />
        {isFavourite !== undefined && (
          <Suspense>
            <FavouriteStar service={service} isFavourite={isFavourite} className="@max-[600px]:hidden" />
          </Suspense>
        )}
      </div>
      <dl>
        {figure(text.columns.price, <ServicePrice service={service} text={text} />)}
        {figure(text.columns.limits, <Limits service={service} text={text} />)}
        {figure(text.columns.start, <StartTime minutes={service.start_time} text={text} />)}
        {figure(text.columns.speed, <Speed perDay={service.speed} text={text} />)}
        {figure(text.columns.reviews, <Rating reviews={service.reviews} text={text} />)}
      </dl>
      <BareLink
        href={`/orders/create?service=${service.slug}`}
        aria-label={text.orderNamed(service.name)}
        className="service-order"
      >
        {text.order}
      </BareLink>
      <button
        type="button"
        className="service-toggle"
        title={text.details}
        aria-label={`${text.details}: ${service.name}`}
        aria-expanded={open}
        aria-controls={open ? detailsId : undefined}
        onClick={onToggle}
      />
      {open && (
        <div id={detailsId} className="service-more">
          <Suspense fallback={<div className="h-24" />}>
            <ServiceDetails service={service} text={text} />
          </Suspense>
        </div>
      )}
    </>
  );
}

/** The column's name is repeated for screen readers. Its place in the row tells the style sheet which one it is. */
function figure(name: string, content: ReactNode) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{content}</dd>
    </>
  );
}
