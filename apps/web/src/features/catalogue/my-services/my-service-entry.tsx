import type { Network, OwnReview as Review } from '@marquee/contract/generated/catalogue.ts';
import { maxCommentLength } from '@marquee/domain/reviews/comment-length.ts';
import { RotateCw } from 'lucide-react';
import { keepDots } from '../../../lib/keep-dots.ts';
import { Stars } from '../../../product/catalogue/stars.tsx';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { BareLink } from '../../../ui/actions/bare-link.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Status } from '../../../ui/feedback/status.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Textarea } from '../../../ui/forms/textarea.tsx';
import { NetworkIcon } from '../../../ui/icons/network-icon.tsx';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { ReviewAnswer } from '../service-page/review-answer.tsx';
import type { MyService } from './api.ts';
import { reorderHref } from './reorder-href.ts';
import type { ReviewDraft } from './review-drafts.ts';
import { StarsInput } from './stars-input.tsx';

interface ReviewFieldsProps {
  serviceName: string;
  draft: ReviewDraft;
  onChange(changes: Partial<ReviewDraft>): void;
}

const tones = { in_moderation: 'warning', approved: 'success', rejected: 'neutral' } as const;

interface MyServiceEntryProps {
  mine: MyService;
  network: Network | undefined;
  draft: ReviewDraft;
  onChange(changes: Partial<ReviewDraft>): void;
}

export function MyServiceEntry({ mine, network, draft, onChange }: MyServiceEntryProps) {
  const t = useTranslations('service.mine');
  const { service, review } = mine;
  return (
    <li className="flex gap-3 border-line border-b px-4 py-4 last:border-0">
      {network && <NetworkIcon network={network} />}
      <div className="grid min-w-0 flex-1 gap-x-8 gap-y-3 roomy:grid-cols-2">
        <div className="min-w-0">
          <h2 className="font-medium text-body">
            <BareLink href={`/services/${service.slug}`} className="rounded-sm hover:underline">
              {keepDots(service.name)}
            </BareLink>
          </h2>
          <p className="mt-1 text-ink-faint text-note">
            {t('orders', { count: mine.completed_orders })}
            {'\u00a0· '}
            <Moment value={mine.last_completed_at} />
          </p>
          {!service.is_deactivated && (
            <LinkButton
              size="small"
              href={reorderHref(mine)}
              className="mt-2.5"
              icon={<RotateCw className="size-4" aria-hidden="true" />}
            >
              {t('reorder')}
            </LinkButton>
          )}
        </div>
        {review ? (
          <OwnReview review={review} />
        ) : (
          <ReviewFields serviceName={service.name} draft={draft} onChange={onChange} />
        )}
      </div>
    </li>
  );
}

function OwnReview({ review }: { review: Review }) {
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
      {review.reject_reason && (
        <p dir="auto" className="mt-1.5 text-note">
          {t('mine.rejected', { reason: review.reject_reason })}
        </p>
      )}
      {review.answer && <ReviewAnswer answer={review.answer} />}
    </div>
  );
}

/** Stars first; the comment field appears once they are set. */
function ReviewFields({ serviceName, draft, onChange }: ReviewFieldsProps) {
  const numbers = useNumbers();
  const t = useTranslations('service.mine');
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <StarsInput
        label={t('rate', { service: serviceName })}
        value={draft.rating}
        onValueChange={(rating) => onChange({ rating })}
      />
      {draft.rating !== undefined && (
        <Field
          label={t('comment')}
          hint={t('commentHint', { max: numbers.count(maxCommentLength) })}
          className="animate-appear"
        >
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={maxCommentLength}
              value={draft.comment}
              onChange={(event) => onChange({ comment: event.target.value })}
            />
          )}
        </Field>
      )}
    </div>
  );
}
