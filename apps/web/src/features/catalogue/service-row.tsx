import { ChevronDown } from 'lucide-react';
import { lazy, memo, type ReactNode, Suspense, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { BareLink } from '../../ui/bare-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { NetworkIcon } from '../../ui/network-icon.tsx';
import { Marked } from './marked.tsx';
import { ServiceBadges } from './service-badges.tsx';
import { Limits, Rating, Speed, StartTime } from './service-figures.tsx';
import type { ServiceItemProps } from './service-items.tsx';
import { ServicePrice } from './service-price.tsx';

const ServiceDetails = lazy(async () => ({
  default: (await import('./service-details.tsx')).ServiceDetails,
}));

const loadStar = async () => (await import('./favourite-button.tsx')).FavouriteButton;
const FavouriteButton = import.meta.env.SSR
  ? await loadStar()
  : lazy(async () => ({ default: await loadStar() }));

/** Name and price always; from 480 px on the limits, from 772 the start, from 960 speed and reviews. */
export const rowColumns =
  'grid grid-cols-[minmax(0,1fr)_6.5rem_2.25rem] items-center gap-x-3 small:grid-cols-[minmax(0,1fr)_7rem_7.5rem_2.25rem] min-[772px]:grid-cols-[minmax(0,1fr)_8rem_8.5rem_7rem_2.25rem] min-[772px]:gap-x-5 roomy:grid-cols-[minmax(0,1fr)_9rem_8.5rem_7rem_7.5rem_6rem_2.25rem]';

/** A long list forgets rows that are far away, but not that someone opened them. */
const opened = new Set<number>();

function Row(props: ServiceItemProps & { hasStar?: true }) {
  const { service, network, search, position, total, measure, index, hasStar } = props;
  const t = useTranslations('catalogue');
  const [open, setOpen] = useState(() => opened.has(service.id));
  const id = useId();
  const toggle = () => {
    if (open) opened.delete(service.id);
    else opened.add(service.id);
    setOpen(!open);
  };
  return (
    <li
      ref={measure}
      data-service=""
      data-index={index}
      data-row={index}
      aria-posinset={position}
      aria-setsize={total}
      className="service-row border-line [contain:layout_style] border-b last:border-0 hover:bg-hover"
    >
      <article className={`${rowColumns} px-4 py-3.5`} aria-labelledby={`${id}-name`}>
        <div className="flex min-w-0 items-start gap-3">
          {network && <NetworkIcon network={network} />}
          <div className="min-w-0 flex-1">
            <h2 dir="auto" id={`${id}-name`} className="text-pretty font-medium text-body">
              <BareLink href={`/services/${service.slug}`} className="tap-area rounded-sm hover:underline">
                <Marked text={service.name} search={search} />
              </BareLink>
            </h2>
            <ServiceBadges service={service} />
          </div>
          {hasStar && (
            <span className="hidden shrink-0 small:block">
              <Suspense>
                <FavouriteButton service={service} />
              </Suspense>
            </span>
          )}
        </div>
        <dl className="contents">
          <Figure name={t('columns.price')} className="text-right">
            <ServicePrice service={service} />
          </Figure>
          <Figure
            name={`${t('columns.min')} / ${t('columns.max')}`}
            className="hidden text-right small:block"
          >
            <Limits service={service} />
          </Figure>
          <Figure name={t('columns.start')} className="hidden min-[772px]:block">
            <StartTime minutes={service.start_time} />
          </Figure>
          <Figure name={t('columns.speed')} className="hidden roomy:block">
            <Speed perDay={service.speed} />
          </Figure>
          <Figure name={t('columns.reviews')} className="hidden roomy:block">
            <Rating reviews={service.reviews} />
          </Figure>
        </dl>
        <IconButton
          className="justify-self-end"
          icon={<ChevronDown className={`size-4.5 transition-transform ${open ? 'rotate-180' : ''}`} />}
          label={`${t('details')}: ${service.name}`}
          title={t('details')}
          aria-expanded={open}
          aria-controls={id}
          onClick={toggle}
        />
      </article>
      <div id={id} hidden={!open} className="px-4 pb-5 small:pl-15">
        {open && (
          <Suspense fallback={<div className="h-24" />}>
            <ServiceDetails service={service} />
          </Suspense>
        )}
      </div>
    </li>
  );
}

/** Long lists draw rows by the hundred: whether there are stars is asked once for all of them. */
export const ServiceRow = memo(Row);
export const StarredRow = memo((props: ServiceItemProps) => <Row {...props} hasStar />);

/** Its name is a column's head; readers hear it with the figure. */
function Figure({ name, className, children }: { name: string; className: string; children: ReactNode }) {
  return (
    <div className={classNames('min-w-0 text-note', className)}>
      <dt className="sr-only">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
