import type { StaffReview } from '@marquee/contract/generated/console.ts';
import { reviewStatuses } from '@marquee/domain/reviews/review-status.ts';
import { useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import type { AppServices } from '../../../lib/app-services.ts';
import { useServices } from '../../../lib/use-services.ts';
import { KeyedTable } from '../../../product/console/keyed-table.tsx';
import { ListToolbar } from '../../../product/console/list-toolbar.tsx';
import { RowSheet } from '../../../product/console/row-sheet.tsx';
import { useListAddress, wholeNumber } from '../../../product/console/use-list-address.ts';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { type ReviewFilters, staffReviewsQuery } from './api.ts';
import { useReviewColumns } from './review-columns.tsx';
import { ReviewSheet } from './review-sheet.tsx';

export async function load(services: AppServices, { request }: LoaderFunctionArgs): Promise<void> {
  const params = new URL(request.url).searchParams;
  const filters = readFilters((name) => params.get(name) ?? undefined);
  await services.queryClient.ensureQueryData(staffReviewsQuery(services, filters));
}

/** What customers say in public, before it is public. */
export function Page() {
  const t = useTranslations('adminSupport.reviews');
  const services = useServices();
  const address = useListAddress();
  const filters = readFilters(address.get);
  const list = useQuery(staffReviewsQuery(services, filters));
  const rows = list.data?.data ?? [];
  const opened = rows.find(({ id }) => id === address.opened);
  const columns = useReviewColumns(address);
  const { after: _, ...query } = filters;
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <Card flush>
        <ListToolbar
          list="reviews"
          address={address}
          columns={columns}
          searchLabel={t('search')}
          readCsv={() => services.call('exportStaffReviews', { query })}
        >
          <Segmented
            label={t('status')}
            value={filters.status}
            options={reviewStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
            onValueChange={(status) => address.filter('status', status)}
          />
          <RatingFilter value={filters.rating} onValueChange={(rating) => address.filter('rating', rating)} />
        </ListToolbar>
        <KeyedTable<StaffReview>
          label={t('title')}
          list={list}
          columns={columns}
          address={address}
          empty={filters.search ? { title: t('notFound') } : { title: t('empty'), text: t('emptyText') }}
        />
      </Card>
      <RowSheet
        title={t('one', { number: String(opened?.id ?? '') })}
        ids={rows.map(({ id }) => id)}
        address={address}
      >
        {opened && <ReviewSheet key={`${opened.id} ${opened.written_at}`} review={opened} />}
      </RowSheet>
    </>
  );
}

interface RatingFilterProps {
  value: number | undefined;
  onValueChange(rating: string | undefined): void;
}

function RatingFilter({ value, onValueChange }: RatingFilterProps) {
  const t = useTranslations();
  return (
    <div className="w-44">
      <Select
        aria-label={t('adminSupport.reviews.rating')}
        placeholder={t('adminSupport.reviews.anyRating')}
        value={value ?? ''}
        options={[5, 4, 3, 2, 1].map((stars) => ({
          value: String(stars),
          label: t('service.reviews.stars', { count: stars }),
        }))}
        onChange={({ target }) => onValueChange(target.value || undefined)}
      />
    </div>
  );
}

function readFilters(get: (name: string) => string | undefined): ReviewFilters {
  const rating = wholeNumber(get('rating') ?? null);
  return {
    status: reviewStatuses.find((status) => status === get('status')) ?? 'in_moderation',
    rating: rating !== undefined && rating <= 5 ? rating : undefined,
    search: get('search'),
    after: wholeNumber(get('after') ?? null),
  };
}
