import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ListedService } from '../../../lib/search-worker/service-page.ts';
import { useServices } from '../../../lib/use-services.ts';
import { serviceQuery } from '../../../product/catalogue/service-query.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonLines } from '../../../ui/feedback/skeleton-lines.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { FavouriteButton } from '../service/favourite-button.tsx';
import { Limits, Rating, Speed, StartTime } from '../service/service-figures.tsx';
import { type ServiceText, useDurationText } from '../service/service-text.ts';

/** What a row has no room for: columns hidden on narrow screens, and the texts, fetched when it is opened. */
export function ServiceDetails({ service, text }: { service: ListedService; text: ServiceText }) {
  const { t, columns } = text;
  const duration = useDurationText();
  return (
    <div className="flex max-w-[76ch] animate-appear flex-col gap-4 text-ink-soft">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2.5 @min-[1080px]:hidden">
        <Figure name={columns.limits} className="@min-[720px]:hidden">
          <Limits service={service} text={text} />
        </Figure>
        <Figure name={columns.start} className="@min-[860px]:hidden">
          <StartTime minutes={service.start_time} text={text} />
        </Figure>
        <Figure name={columns.speed}>
          <Speed perDay={service.speed} text={text} />
        </Figure>
        <Figure name={columns.reviews}>
          <Rating reviews={service.reviews} text={text} />
        </Figure>
      </dl>
      {service.average_time !== null && (
        <p>{t('start.average', { duration: duration(service.average_time) })}</p>
      )}
      <Texts slug={service.slug} />
      <div className="flex items-center gap-2">
        <LinkButton variant="primary" href={`/orders/create?service=${service.slug}`}>
          {t('order')}
        </LinkButton>
        {/* Wider rows have it themselves. */}
        <span className="@min-[600px]:hidden">
          <FavouriteButton service={service} />
        </span>
      </div>
    </div>
  );
}

function Texts({ slug }: { slug: string }) {
  const t = useTranslations('catalogue');
  const { data: service, isError, refetch, isFetching } = useQuery(serviceQuery(useServices(), slug));
  if (isError) {
    return (
      <ErrorState
        title={t('states.failed.title')}
        text={t('states.failed.text')}
        retry={{ label: t('states.failed.action'), onRetry: () => refetch(), busy: isFetching }}
      />
    );
  }
  if (!service) return <SkeletonLines />;
  return (
    <>
      {(service.description || service.short_description) && (
        <p dir="auto" className="whitespace-pre-line text-pretty">
          {service.description || service.short_description}
        </p>
      )}
      {service.requirements && (
        <section>
          <h3 className="font-medium text-ink">{t('requirements')}</h3>
          <p dir="auto" className="mt-0.5 whitespace-pre-line">
            {service.requirements}
          </p>
        </section>
      )}
      {service.exampleLink && (
        <section>
          <h3 className="font-medium text-ink">{t('exampleLink')}</h3>
          <p className="mt-0.5 break-all font-mono text-note">{service.exampleLink}</p>
        </section>
      )}
    </>
  );
}

function Figure({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt className="text-12 text-ink-faint">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
