import { languageTag } from '@marquee/domain/locale/locales.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { Stars } from '../../../product/catalogue/stars.tsx';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonLines } from '../../../ui/feedback/skeleton-lines.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { type Review, reviewsQuery } from './api.ts';
import { ReviewAnswer } from './review-answer.tsx';
import { ReviewSummary } from './review-summary.tsx';

export function Reviews({ serviceId }: { serviceId: number }) {
  const t = useTranslations('service.reviews');
  const common = useTranslations('common');
  const [stars, setStars] = useState<number>();
  const list = useInfiniteQuery(reviewsQuery(useServices(), serviceId, stars));
  const [first] = list.data?.pages ?? [];
  const retry = { label: common('actions.retry'), onRetry: () => list.refetch(), busy: list.isFetching };
  return (
    <Card id="reviews" title={t('title')} text={t('from')} className="scroll-mt-20">
      {list.isError && !first && <ErrorState title={common('states.failed')} retry={retry} />}
      {list.isPending && <SkeletonLines count={4} />}
      {first?.count === 0 && <p className="text-ink-soft">{t('empty')}</p>}
      {first && first.count > 0 && (
        <div className="grid gap-x-8 gap-y-5 @min-[36rem]:grid-cols-[13rem_minmax(0,1fr)]">
          <ReviewSummary summary={first} chosen={stars} onChoose={setStars} />
          <div className={list.isPlaceholderData ? 'opacity-60 transition-opacity' : 'transition-opacity'}>
            <ul className="-mt-4 divide-y divide-line">
              {list.data?.pages.flatMap((page) =>
                page.data.map((review) => <ReviewEntry key={review.id} review={review} />),
              )}
            </ul>
            {first.total === 0 && <p className="text-ink-soft">{t('emptyFilter')}</p>}
            {list.hasNextPage && (
              <Button loading={list.isFetchingNextPage} onClick={() => list.fetchNextPage()} className="mt-2">
                {common('actions.showMore')}
              </Button>
            )}
          </div>
        </div>
      )}
    </Card>
  );
}

function ReviewEntry({ review }: { review: Review }) {
  const t = useTranslations('service.reviews');
  return (
    <li className="when-near py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-note">
        <Stars rating={review.rating} label={t('stars', { count: review.rating })} />
        <bdi className="min-w-0 font-medium">{review.author_name}</bdi>
        <span className="text-ink-faint">
          <Moment value={review.created_at} />
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
      {review.answer && <ReviewAnswer answer={review.answer} />}
    </li>
  );
}
