import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useServices } from '../../../lib/use-services.ts';
import { myServiceKeys } from '../../../product/query-keys.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { type ReviewDrafts, ratedReviews } from './review-drafts.ts';

interface SendReviewsProps {
  drafts: ReviewDrafts;
  onSent(serviceIds: readonly number[]): void;
}

type Sending = { state: 'idle' | 'busy' | 'failed' } | { state: 'sent'; count: number };

/** Stays in sight at the lower edge while there is something to send. */
export function SendReviews({ drafts, onSent }: SendReviewsProps) {
  const t = useTranslations('service.mine');
  const { call } = useServices();
  const client = useQueryClient();
  const [sending, setSending] = useState<Sending>({ state: 'idle' });
  const reviews = ratedReviews(drafts);
  const send = async () => {
    setSending({ state: 'busy' });
    try {
      const { data } = await call('submitReviews', { body: { reviews } });
      await client.invalidateQueries({ queryKey: myServiceKeys.all });
      onSent(data.map((review) => review.service_id));
      setSending({ state: 'sent', count: data.length });
    } catch {
      setSending({ state: 'failed' });
    }
  };
  return (
    <div className="sticky bottom-[var(--bottom-bar,0px)] mt-4" aria-live="polite">
      {sending.state === 'sent' && reviews.length === 0 && (
        <p className="rounded-md bg-success-soft px-4 py-3 text-success-text">
          {t('sent', { count: sending.count })}
        </p>
      )}
      {reviews.length > 0 && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-lg bg-floating p-3 pl-4 shadow-floating">
          <p className={sending.state === 'failed' ? 'text-danger-text' : 'text-ink-soft'}>
            {sending.state === 'failed' ? t('failed') : t('chosen', { count: reviews.length })}
          </p>
          <Button variant="primary" loading={sending.state === 'busy'} onClick={send}>
            {t('send', { count: reviews.length })}
          </Button>
        </div>
      )}
    </div>
  );
}
