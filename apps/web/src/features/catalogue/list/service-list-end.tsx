import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/actions/button.tsx';
import type { ServicePages } from './service-list.tsx';

/** More rows load shortly before the end is reached; the button is for keyboards and screen readers. */
export function ServiceListEnd({ list }: { list: ServicePages }) {
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
      ) : (
        t('catalogue.states.end')
      )}
    </div>
  );
}
