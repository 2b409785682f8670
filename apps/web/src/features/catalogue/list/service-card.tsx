import { memo, type ReactNode, useId } from 'react';
import { BareLink } from '../../../ui/actions/bare-link.tsx';
import { buttonClass } from '../../../ui/actions/button-style.ts';
import { NetworkIcon } from '../../../ui/icons/network-icon.tsx';
import { Marked } from '../search/marked.tsx';
import { FavouriteStar } from '../service/favourite-button.tsx';
import { ServiceBadges } from '../service/service-badges.tsx';
import { Limits, Rating, ServicePrice, Speed, StartTime } from '../service/service-figures.tsx';

import type { ServiceItemProps } from './service-items.tsx';

export const ServiceCard = memo(function ServiceCard(props: ServiceItemProps) {
  const { service, network, search, position, total, measure, index, text, isFavourite } = props;
  const { columns } = text;
  const id = useId();
  return (
    <li
      ref={measure}
      data-service=""
      data-index={measure ? index : undefined}
      data-row={index}
      aria-posinset={position}
      aria-setsize={total}
      className="flex min-w-0 pb-4 [contain:layout_style]"
    >
      <article
        aria-labelledby={id}
        className="flex w-full min-w-0 flex-col gap-4 rounded-lg border border-line bg-surface p-4 transition-colors hover:border-line-strong"
      >
        <div className="flex items-start gap-3">
          {network && <NetworkIcon network={network} />}
          <div className="min-w-0 flex-1">
            <h2 dir="auto" id={id} className="line-clamp-3 text-pretty font-medium text-body">
              <BareLink href={`/services/${service.slug}`} className="rounded-sm hover:underline">
                <Marked text={service.name} search={search} />
              </BareLink>
            </h2>
            <ServiceBadges service={service} text={text} />
          </div>
          {isFavourite !== undefined && (
            <div className="-mt-1 -me-2 shrink-0">
              <FavouriteStar service={service} isFavourite={isFavourite} />
            </div>
          )}
        </div>
        <dl className="mt-auto grid grid-cols-2 gap-x-4 gap-y-2.5 text-note">
          <Figure name={columns.limits}>
            <Limits service={service} text={text} />
          </Figure>
          <Figure name={columns.reviews}>
            <Rating reviews={service.reviews} text={text} />
          </Figure>
          <Figure name={columns.start}>
            <StartTime minutes={service.start_time} text={text} />
          </Figure>
          <Figure name={columns.speed}>
            <Speed perDay={service.speed} text={text} />
          </Figure>
        </dl>
        <div className="flex items-end justify-between gap-3 border-line border-t pt-3">
          <p className="service-price">
            <ServicePrice service={service} text={text} />
          </p>
          <BareLink
            href={`/orders/create?service=${service.slug}`}
            aria-label={text.orderNamed(service.name)}
            className={buttonClass({ size: 'small' })}
          >
            {text.order}
          </BareLink>
        </div>
      </article>
    </li>
  );
});

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-12 text-ink-faint">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
