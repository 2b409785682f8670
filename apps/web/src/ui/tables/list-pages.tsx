import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useTranslations } from '../text/use-translations.tsx';
import { Pagination } from './pagination.tsx';

interface ListPagesProps {
  /** The number of rows on all pages. */
  found: number;
  perPage: number;
  page: number;
  onPage: (page: number) => void;
  /** Shown before the page numbers, even when there is only one page. */
  before?: ReactNode;
  /** For a list that is not in a card. */
  bare?: boolean;
}

/** A list's page numbers; nothing when there is only one page. */
export function ListPages({ found, perPage, page, onPage, before, bare = false }: ListPagesProps) {
  const t = useTranslations('common.pagination');
  const pageCount = Math.max(1, Math.ceil(found / perPage));
  if (pageCount === 1 && !before) return null;
  return (
    <div
      className={classNames(
        'flex flex-col gap-3 tablet:flex-row tablet:items-center',
        bare ? 'pt-4' : 'border-line border-t px-4 py-3 tablet:px-5',
      )}
    >
      {before}
      <div className="min-w-0 flex-1">
        <Pagination
          label={t('label')}
          previousLabel={t('previous')}
          nextLabel={t('next')}
          summary={t('position', { page: String(page), pages: String(pageCount) })}
          page={page}
          pageCount={pageCount}
          onPageChange={onPage}
        />
      </div>
    </div>
  );
}
