import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useServices } from '../../lib/use-services.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { SkeletonLines } from '../../ui/skeleton-lines.tsx';
import { serviceQuery } from './api.ts';

/** What a row has no room for, fetched when it is opened. */
export function ServiceDetails({ slug }: { slug: string }) {
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
    <div className="flex max-w-[76ch] animate-appear flex-col gap-4 text-ink-soft">
      <p className="whitespace-pre-line text-pretty">{service.description || service.short_description}</p>
      {service.requirements && (
        <section>
          <h3 className="font-medium text-ink">{t('requirements')}</h3>
          <p className="mt-0.5 whitespace-pre-line">{service.requirements}</p>
        </section>
      )}
      {service.exampleLink && (
        <section>
          <h3 className="font-medium text-ink">{t('exampleLink')}</h3>
          <p className="mt-0.5 break-all font-mono text-note">{service.exampleLink}</p>
        </section>
      )}
    </div>
  );
}
