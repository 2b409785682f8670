import { languageTag } from '@marquee/domain/locale/locales.ts';
import { useTranslations } from 'use-intl';
import { useServices } from '../../../lib/use-services.ts';
import { useRenderedAt } from '../../../shell/preferences/rendered-at.tsx';
import { RelativeDate } from '../../../ui/text/date.tsx';
import type { Review } from './api.ts';
import { Stars } from './stars.tsx';

export function ReviewEntry({ review }: { review: Review }) {
  const t = useTranslations('service.reviews');
  const { locale } = useServices();
  const now = useRenderedAt();
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-note">
        <Stars rating={review.rating} label={t('stars', { count: review.rating })} />
        <bdi className="min-w-0 font-medium">{review.author_name}</bdi>
        <span className="text-ink-faint">
          <RelativeDate
            value={new Date(review.created_at)}
            now={new Date(now)}
            languageTag={languageTag(locale)}
          />
        </span>
      </div>
      {review.comment && (
        <p
          lang={languageTag(review.locale)}
          dir="auto"
          className="mt-1.5 whitespace-pre-line text-pretty text-ink-soft"
        >
          {review.comment}
        </p>
      )}
    </li>
  );
}
