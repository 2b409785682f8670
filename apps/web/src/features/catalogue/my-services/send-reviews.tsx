import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useServices } from '../../../lib/use-services.ts';
import { Button } from '../../../ui/button.tsx';
import { myServicesKey } from './api.ts';
import { type ReviewDrafts, ratedReviews } from './review-drafts.ts';

interface SendReviewsProps {
  drafts: ReviewDrafts;
  onSent(serviceIds: readonly number[]): void;
}

/** Stays in sight at the lower edge while there is something to send. */
export function SendReviews({ drafts, onSent }: SendReviewsProps) {
  const t = useTranslations('service.mine');
  const { call } = useServices();
  const client = useQueryClient();
  const reviews = ratedReviews(drafts);
  const sending = useMutation({
    mutationFn: () => call('submitReviews', { body: { reviews } }),
    onSuccess: async ({ data }) => {
      await client.invalidateQueries({ queryKey: myServicesKey });
      onSent(data.map((review) => review.service_id));
    },
  });
  const isShown = reviews.length > 0;
  return (
    <div className="sticky bottom-0 mt-4" aria-live="polite">
      {sending.isSuccess && !isShown && (
        <p className="rounded-md bg-success-soft px-4 py-3 text-success-text">
          {t('sent', { count: sending.data.data.length })}
        </p>
      )}
      {isShown && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-lg bg-floating p-3 pl-4 shadow-floating">
          <p className={sending.isError ? 'text-danger-text' : 'text-ink-soft'}>
            {sending.isError ? t('failed') : t('chosen', { count: reviews.length })}
          </p>
          <Button variant="primary" loading={sending.isPending} onClick={() => sending.mutate()}>
            {t('send', { count: reviews.length })}
          </Button>
        </div>
      )}
    </div>
  );
}
