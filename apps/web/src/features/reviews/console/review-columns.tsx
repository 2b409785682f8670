import type { StaffReview } from '@marquee/contract/generated/console.ts';
import type { ReviewStatus } from '@marquee/domain/reviews/review-status.ts';
import { Stars } from '../../../product/catalogue/stars.tsx';
import { CustomerCell } from '../../../product/console/customer-cell.tsx';
import type { ListAddress } from '../../../product/console/use-list-address.ts';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { Status } from '../../../ui/feedback/status.tsx';
import type { DataColumn } from '../../../ui/tables/data-column.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

const tones = { in_moderation: 'warning', approved: 'success', rejected: 'neutral' } as const;

export function ReviewState({ status }: { status: ReviewStatus }) {
  const t = useTranslations('adminSupport.reviews.statuses');
  return <Status tone={tones[status]}>{t(status)}</Status>;
}

export function useReviewColumns({ open }: ListAddress): DataColumn<StaffReview>[] {
  const t = useTranslations();
  const ours = useTranslations('adminSupport.reviews');
  return [
    {
      id: 'id',
      header: t('admin.list.number'),
      card: 'title',
      fixed: true,
      cell: ({ id }) => (
        <button
          type="button"
          data-row-link=""
          className="tap-area rounded-sm font-medium text-primary-text tabular-nums hover:underline"
          onClick={() => open(id)}
        >
          #{id}
        </button>
      ),
    },
    {
      id: 'rating',
      header: ours('rating'),
      card: 'corner',
      cell: ({ rating }) => <Stars rating={rating} label={t('service.reviews.stars', { count: rating })} />,
    },
    {
      id: 'comment',
      header: ours('comment'),
      cell: ({ comment }) =>
        comment ? (
          <span dir="auto" className="line-clamp-2 max-w-120">
            {comment}
          </span>
        ) : (
          <span className="text-ink-faint">{ours('noComment')}</span>
        ),
    },
    {
      id: 'service',
      header: ours('service'),
      cell: ({ service }) => (
        <span className="line-clamp-2 max-w-60">{service.name || `#${service.id}`}</span>
      ),
    },
    {
      id: 'author',
      header: t('admin.list.customer'),
      cell: ({ customer, author_name }) => (customer ? <CustomerCell customer={customer} /> : author_name),
    },
    { id: 'status', header: ours('status'), cell: ({ status }) => <ReviewState status={status} /> },
    {
      id: 'written_at',
      header: ours('written'),
      align: 'end',
      cell: ({ written_at }) => (
        <span className="whitespace-nowrap text-ink-soft text-note">
          <Moment value={written_at} />
        </span>
      ),
    },
  ];
}
