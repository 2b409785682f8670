import type { Network } from '@marquee/contract/generated/catalogue.ts';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react';
import type { ServicePage } from '../../../lib/search-worker/service-page.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { lazyComponent } from '../../../ui/lazy-component.ts';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { ServiceItems, type ServiceItemsProps } from './service-items.tsx';
import { ServiceRow } from './service-row.tsx';
import { ServiceSkeletons } from './service-skeletons.tsx';
import type { ViewMode } from './view-mode.tsx';

/** The pages loaded so far. */
export type ServicePages = UseInfiniteQueryResult<InfiniteData<ServicePage>>;

const loadCards = async () => (await import('./service-cards.tsx')).ServiceCards;
// The server renders cards directly; the browser keeps that HTML until their code is loaded.
const ServiceCards = import.meta.env.SSR ? await loadCards() : lazyComponent(loadCards);

const useKeptRows = import.meta.env.SSR ? (await import('./use-kept-rows.tsx')).useKeptRows : () => undefined;

const loadFailed = async () => (await import('./list-problems.tsx')).ListFailed;
const ListFailed = import.meta.env.SSR ? await loadFailed() : lazyComponent(loadFailed);

interface ServiceListProps {
  list: ServicePages;
  networks: readonly Network[];
  view: ViewMode;
  search?: string | undefined;
  /** Shows only these of the loaded services; all of them if absent. */
  only?: ReadonlySet<number> | undefined;
  /** Shown if nothing was found. */
  nothing: ReactNode;
  /** Between the first page of services and the rest. */
  interlude?: ReactNode;
}

export function ServiceList({
  list,
  networks,
  view,
  search = '',
  only,
  nothing,
  interlude,
}: ServiceListProps) {
  const services = useMemo(
    () => list.data?.pages.flatMap((page) => page.data).filter(({ id }) => !only || only.has(id)) ?? [],
    [list.data, only],
  );
  const networkById = useMemo(() => new Map(networks.map((network) => [network.id, network])), [networks]);
  if (list.isPending) return <ServiceSkeletons />;
  if (!list.data)
    return (
      <Suspense>
        <ListFailed list={list} />
      </Suspense>
    );
  if (services.length === 0) return nothing;
  const View = view === 'card' ? ServiceCards : ServiceRows;
  return (
    <>
      <div
        aria-busy={list.isPlaceholderData}
        className={list.isPlaceholderData ? 'opacity-60 transition-opacity' : 'transition-opacity'}
      >
        <Suspense fallback={<ServiceSkeletons />}>
          <View
            services={services}
            total={list.data.pages[0]?.total ?? 0}
            networkById={networkById}
            search={search}
            interlude={interlude}
          />
        </Suspense>
      </div>
      <ServiceListEnd list={list} />
    </>
  );
}

/** Narrow screens hide the last columns; a row's details show them instead. */
function ServiceRows(props: ServiceItemsProps) {
  const frame = useRef<HTMLUListElement>(null);
  return (
    <div className="service-frame overflow-clip rounded-lg border border-line bg-surface">
      <HeaderRow />
      <ul ref={frame}>
        <ServiceItems {...props} frame={frame} Item={ServiceRow} keep={useKeptRows()} />
      </ul>
    </div>
  );
}

function HeaderRow() {
  const numbers = useNumbers();
  const t = useTranslations('catalogue.columns');
  return (
    <div aria-hidden="true" className="service-heads">
      <span>{t('service')}</span>
      <span>{t('pricePer', { quantity: numbers.count(1000) })}</span>
      <span>{`${t('min')} / ${t('max')}`}</span>
      <span>{t('start')}</span>
      <span>{t('speed')}</span>
      <span>{t('reviews')}</span>
    </div>
  );
}

/** More rows load shortly before the end is reached; the button is for keyboards and screen readers. */
function ServiceListEnd({ list }: { list: ServicePages }) {
  const t = useTranslations();
  const end = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  useEffect(() => {
    const element = end.current;
    if (!element || !hasNextPage || isFetchingNextPage) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && fetchNextPage(), {
      rootMargin: '800px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  return (
    <div ref={end} data-list-end="" className="flex justify-center py-6 text-ink-faint text-note">
      {hasNextPage ? (
        <Button loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {t('common.actions.showMore')}
        </Button>
      ) : null}
    </div>
  );
}
