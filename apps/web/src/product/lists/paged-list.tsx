import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorMessage } from '../../shell/errors/use-error-message.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { ListPages } from '../../ui/tables/list-pages.tsx';

export interface Paging {
  page: number;
  perPage: number;
  onPage(page: number): void;
  /** Stands before the page numbers. */
  beforePages?: ReactNode;
  /** The list stands in no card. */
  bare?: boolean;
}

interface PagedListProps extends Paging {
  list: UseQueryResult<{ recordsFiltered: number }>;
  children: ReactNode;
}

/**
 * A list in pages: why it could not be loaded, the list itself, and its page numbers. What is there stays while a
 * later look fails: a dialog may be open on one of the rows.
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
  /** There is something, but not with these filters or on this page. */
  isNarrowed: boolean;
  noneFit: { title: string; text?: string; clear?: { label: string; onClear(): void } };
  /** There is nothing at all. */
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
