import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '../class-names.ts';
import { Pagination } from './pagination.tsx';

interface ListPagesProps {
  /** How many there are on all pages together. */
  found: number;
  perPage: number;
  page: number;
  onPage: (page: number) => void;
  /** Stands before the numbers, and keeps the foot there even where all is on one page. */
  before?: ReactNode;
  /** Below a list that stands in no card. */
  bare?: boolean;
}

/** The foot of a list: nothing while all of it is on one page. */
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
