import type { StaffReview } from '@marquee/contract/generated/console.ts';
import { languageTag, nativeNames } from '@marquee/domain/locale/locales.ts';
import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import { useServices } from '../../../lib/use-services.ts';
import { Stars } from '../../../product/catalogue/stars.tsx';
import { Facts } from '../../../product/console/facts.tsx';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { ReviewState } from './review-columns.tsx';
import { ReviewDecision } from './review-decision.tsx';

/** The whole review, and what can be done about it. */
export function ReviewSheet({ review }: { review: StaffReview }) {
  const t = useTranslations();
  const ours = useTranslations('adminSupport.reviews');
  const { locale } = useServices();
  const { customer, service, reject_reason } = review;
  return (
    <div className="flex flex-col gap-6">
      <div>
        <Stars rating={review.rating} label={t('service.reviews.stars', { count: review.rating })} />
        <p
          dir="auto"
          lang={languageTag(review.locale)}
          className="mt-2 whitespace-pre-line text-pretty break-words"
        >
          {review.comment || <span className="text-ink-faint">{ours('noComment')}</span>}
        </p>
      </div>
      <Facts
        facts={[
          [ours('status'), <ReviewState key="status" status={review.status} />],
          ...(reject_reason ? ([[ours('reason'), reject_reason]] as const) : []),
          [
            ours('service'),
            service.slug ? (
              // The shop is another app: a new document.
              <a
                key="service"
                href={`${localizedPath(`/services/${service.slug}`, locale)}#reviews`}
                className="text-link"
              >
                {service.name}
              </a>
            ) : (
              `#${service.id}`
            ),
          ],
          [ours('shownAs'), review.author_name],
          ...(customer
            ? ([
                [
                  t('admin.list.customer'),
                  <TextLink key="customer" href={`/admin/customers/${customer.id}`}>
                    {customer.email ?? customer.name}
                  </TextLink>,
                ],
              ] as const)
            : []),
          [ours('language'), nativeNames[review.locale]],
          [ours('written'), <Moment key="written" value={review.written_at} />],
        ]}
      />
      <ReviewDecision review={review} />
    </div>
  );
}
