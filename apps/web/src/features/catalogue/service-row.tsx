import type { Network, ServiceCard } from '@marquee/contract/catalogue-entities.ts';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { BareLink } from '../../ui/bare-link.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { NetworkIcon } from '../../ui/network-icon.tsx';
import { ServiceBadges } from './service-badges.tsx';
import { Guarantee, Limits, Rating, Speed, StartTime } from './service-figures.tsx';
import { ServicePrice } from './service-price.tsx';

const ServiceDetails = lazy(async () => ({
  default: (await import('./service-details.tsx')).ServiceDetails,
}));

/** One markup for all widths: a line of a table from 960 px on, a card below. */
const columns =
  'roomy:grid roomy:grid-cols-[minmax(0,1fr)_9rem_8.5rem_7rem_7rem_6.5rem_2.75rem] roomy:items-center roomy:gap-x-5';

export function ServiceRowHeader() {
  const t = useTranslations('catalogue.columns');
  return (
    <div
      aria-hidden="true"
      className={`${columns} hidden border-line border-b bg-canvas px-4 py-2.5 font-medium text-12 text-ink-faint`}
    >
      <span>{t('service')}</span>
      <span className="text-right">{t('price')}</span>
      <span className="text-right">
        {t('min')} / {t('max')}
      </span>
      <span>{t('start')}</span>
      <span>{t('speed')}</span>
      <span>{t('reviews')}</span>
      <span />
    </div>
  );
}

export function ServiceRow({ service, network }: { service: ServiceCard; network: Network | undefined }) {
  const t = useTranslations('catalogue');
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  return (
    <li className="service-row border-line border-b last:border-0 hover:bg-hover">
      <article className={`${columns} relative px-4 py-3.5`} aria-labelledby={`${detailsId}-name`}>
        <div className="flex min-w-0 items-start gap-3 pr-11 roomy:pr-0">
          {network && <NetworkIcon network={network} />}
          <div className="min-w-0">
            <h2 id={`${detailsId}-name`} className="text-pretty font-medium text-body">
              <BareLink href={`/services/${service.slug}`} className="tap-area rounded-sm hover:underline">
                {service.name}
              </BareLink>
            </h2>
            <ServiceBadges service={service} />
          </div>
        </div>
        <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-2.5 small:grid-cols-3 tablet:grid-cols-5 roomy:contents">
          <Figure name={t('columns.price')} alignEnd>
            <ServicePrice service={service} />
          </Figure>
          <Figure name={`${t('columns.min')} / ${t('columns.max')}`} alignEnd>
            <Limits service={service} />
          </Figure>
          <Figure name={t('columns.start')}>
            <StartTime minutes={service.start_time} />
          </Figure>
          <Figure name={t('columns.speed')}>
            <Speed perDay={service.speed} />
          </Figure>
          <Figure name={t('columns.reviews')}>
            <Rating reviews={service.reviews} />
          </Figure>
          {service.has_refill && (
            <div className="roomy:hidden">
              <dt className="text-12 text-ink-faint">{t('columns.guarantee')}</dt>
              <dd>
                <Guarantee service={service} />
              </dd>
            </div>
          )}
        </dl>
        <div className="absolute top-2.5 right-2 roomy:static">
          <IconButton
            icon={<ChevronDown className={`size-4.5 transition-transform ${open ? 'rotate-180' : ''}`} />}
            label={`${t('details')}: ${service.name}`}
            title={t('details')}
            aria-expanded={open}
            aria-controls={detailsId}
            onClick={() => setOpen(!open)}
          />
        </div>
      </article>
      <div id={detailsId} hidden={!open} className="px-4 pb-5 roomy:pl-15">
        {open && (
          <Suspense fallback={<div className="h-24" />}>
            <ServiceDetails slug={service.slug} />
          </Suspense>
        )}
      </div>
    </li>
  );
}

interface FigureProps {
  name: string;
  alignEnd?: boolean;
  children: React.ReactNode;
}

/** The name of a figure is a column's head on wide screens and stands above it on narrow ones. */
function Figure({ name, alignEnd = false, children }: FigureProps) {
  return (
    <div className={alignEnd ? 'min-w-0 roomy:text-right' : 'min-w-0'}>
      <dt className="text-12 text-ink-faint roomy:sr-only">{name}</dt>
      <dd className="text-note">{children}</dd>
    </div>
  );
}
