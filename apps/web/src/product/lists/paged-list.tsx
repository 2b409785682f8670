import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useErrorMessage } from '../../shell/errors/use-error-message.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { ListPages } from '../../ui/tables/list-pages.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

export interface Paging {
  page: number;
  perPage: number;
  onPage(page: number): void;
  /** Shown before the page numbers. */
  beforePages?: ReactNode;
  /** The list is not in a card. */
  bare?: boolean;
}

interface PagedListProps extends Paging {
  list: UseQueryResult<{ recordsFiltered: number }>;
  children: ReactNode;
}

/**
 * A list with pages: the error, or the list and its page numbers. Loaded rows stay when a refetch fails, because a
 * dialog may be open on one of them.
 */
export function PagedList({ list, page, perPage, onPage, beforePages, bare, children }: PagedListProps) {
  const t = useTranslations('common');
  const errorMessage = useErrorMessage();
  if (list.isLoadingError) {
    const retry = { label: t('actions.retry'), onRetry: () => list.refetch(), busy: list.isFetching };
    return <ErrorState title={t('states.failed')} text={errorMessage(list.error)} retry={retry} />;
  }
  return (
    <div className={list.isPlaceholderData ? 'opacity-60 transition-opacity' : 'transition-opacity'}>
      {children}
      <ListPages
        found={list.data?.recordsFiltered ?? 0}
        perPage={perPage}
        page={page}
        onPage={onPage}
        before={beforePages}
        bare={bare}
      />
    </div>
  );
}

export interface NothingFound {
  /** There are rows, but not with these filters or on this page. */
  isNarrowed: boolean;
  noneFit: { title: string; text?: string; clear?: { label: string; onClear(): void } };
  /** There are no rows at all. */
  nothing: ReactNode;
}

export function NothingInList({ isNarrowed, noneFit, nothing }: NothingFound) {
  if (!isNarrowed) return nothing;
  const { title, text, clear } = noneFit;
  return (
    <EmptyState
      illustration="search"
      title={title}
      text={text}
      action={clear && <Button onClick={clear.onClear}>{clear.label}</Button>}
    />
  );
}
