import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonLines } from '../../../ui/feedback/skeleton-lines.tsx';
import type { Figures } from './api.ts';
import { FigureBars, largestAmounts } from './figure-bars.tsx';

/** Loaded after the page, each on its own: an empty card would mean that there is no data. */
export function TopFigures({ figures }: { figures: UseQueryResult<Figures> }) {
  const t = useTranslations('common');
  if (figures.data) return <FigureBars rows={largestAmounts(figures.data.data)} />;
  if (figures.isPending) return <SkeletonLines count={4} />;
  const retry = { label: t('actions.retry'), onRetry: () => figures.refetch(), busy: figures.isFetching };
  return <ErrorState title={t('states.failed')} retry={retry} />;
}
