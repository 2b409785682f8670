import type { OwnReview as Review } from '@marquee/contract/catalogue/reviews.ts';
import { useTranslations } from 'use-intl';
import { Status } from '../../../ui/feedback/status.tsx';
import { Stars } from '../service-page/stars.tsx';

const tones = { in_moderation: 'warning', approved: 'success', rejected: 'neutral' } as const;

export function OwnReview({ review }: { review: Review }) {
  const t = useTranslations('service');
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars rating={review.rating} label={t('reviews.stars', { count: review.rating })} />
        <Status tone={tones[review.status]}>{t(`mine.status.${review.status}`)}</Status>
      </div>
      {review.comment && (
        <p dir="auto" className="mt-1.5 whitespace-pre-line text-pretty text-ink-soft">
          {review.comment}
        </p>
      )}
    </div>
  );
}
