import { memo, type ReactNode, Suspense, useState } from 'react';
import { BareLink } from '../../../ui/actions/bare-link.tsx';
import { isRowClick } from '../../../ui/actions/is-row-click.ts';
import { NetworkIcon } from '../../../ui/icons/network-icon.tsx';
import { lazyComponent } from '../../../ui/lazy-component.ts';
import { Marked } from '../search/marked.tsx';
import { ServiceBadges } from '../service/service-badges.tsx';
import { Limits, Rating, ServicePrice, Speed, StartTime } from '../service/service-figures.tsx';

import type { ServiceItemProps } from './service-items.tsx';

const ServiceDetails = lazyComponent(async () => (await import('./service-details.tsx')).ServiceDetails);

const loadStar = async () => (await import('../service/favourite-button.tsx')).FavouriteStar;
const FavouriteStar = import.meta.env.SSR ? await loadStar() : lazyComponent(loadStar);

/** Remembers open rows, because a long list unmounts those that are far away. */
const opened = new Set<number>();

/** Columns and look are in `service-list.css`: with ten thousand rows each one must be cheap. */
export const ServiceRow = memo(function ServiceRow(props: ServiceItemProps) {
  const { service, network, search, position, total, measure, index, text, isFavourite } = props;
  const [open, setOpen] = useState(() => opened.has(service.id));
  const toggle = () => {
    if (open) opened.delete(service.id);
    else opened.add(service.id);
    setOpen(!open);
  };
  const detailsId = `service-${service.id}`;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button in it does the same for the keyboard
    <li
      ref={measure}
      onClick={(event) => isRowClick(event, '.service-more') && toggle()}
      data-service=""
      data-index={index}
      data-row={index}
      aria-posinset={position}
      aria-setsize={total}
      className="service-row"
    >
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
            <FavouriteStar service={service} isFavourite={isFavourite} className="max-small:hidden" />
          </Suspense>
        )}
      </div>
      <dl>
        {figure('price', text.columns.price, <ServicePrice service={service} text={text} />)}
        {figure('limits', text.columns.limits, <Limits service={service} text={text} />)}
        {figure('start', text.columns.start, <StartTime minutes={service.start_time} text={text} />)}
        {figure('speed', text.columns.speed, <Speed perDay={service.speed} text={text} />)}
        {figure('reviews', text.columns.reviews, <Rating reviews={service.reviews} text={text} />)}
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
        onClick={toggle}
      />
      {open && (
        <div id={detailsId} className="service-more">
          <Suspense fallback={<div className="h-24" />}>
            <ServiceDetails service={service} text={text} />
          </Suspense>
        </div>
      )}
    </li>
  );
});

/** The column's name is repeated for screen readers. */
function figure(column: string, name: string, content: ReactNode) {
  return (
    <>
      <dt className={`sr-only in-${column}`}>{name}</dt>
      <dd className={`in-${column}`}>{content}</dd>
    </>
  );
}
