import type { DeliveryDetails } from '@marquee/contract/generated/api.ts';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/use-services.ts';
import { webhookKeys } from '../../product/query-keys.ts';
import { useAction } from '../../product/use-action.ts';
import { useErrorMessage } from '../../shell/errors/use-error-message.ts';
import { Moment } from '../../shell/preferences/moment.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SkeletonLines } from '../../ui/feedback/skeleton-lines.tsx';
import { LazySideSheet } from '../../ui/overlays/lazy-dialogs.tsx';
import { CodeBlock } from '../../ui/text/code-block.tsx';
import { Labelled } from '../../ui/text/labelled.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { deliveryQuery, eventPhrases } from './api.ts';
import { CallAnswer, CallState } from './call-status.tsx';

/** One call beside the list; its id is in the address. */
export function CallSheet({ deliveryId, onClose }: { deliveryId: string; onClose(): void }) {
  const t = useTranslations('webhooks.log');
  const common = useTranslations('common');
  const errorMessage = useErrorMessage();
  const { data: delivery, isError, error } = useQuery(deliveryQuery(useServices(), deliveryId));
  return (
    <LazySideSheet
      open={deliveryId !== ''}
      onClose={onClose}
      title={t('number', { number: deliveryId })}
      closeLabel={common('actions.close')}
      footer={delivery && <Resend delivery={delivery} />}
    >
      {delivery && <Call delivery={delivery} />}
      {!delivery &&
        (isError ? (
          <EmptyState illustration="search" title={common('states.failed')} text={errorMessage(error)} />
        ) : (
          <SkeletonLines count={6} />
        ))}
    </LazySideSheet>
  );
}

export function Call({ delivery }: { delivery: DeliveryDetails }) {
  const t = useTranslations('webhooks');
  const common = useTranslations('common');
  const copy = { copyLabel: common('actions.copy'), copiedLabel: common('states.copied') };
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-medium">{t(`events.${eventPhrases[delivery.event]}`)}</span>
        <CallState state={delivery.state} />
      </div>
      <p dir="ltr" className="break-all text-ink-soft">
        {delivery.url}
      </p>
      <p className="text-ink-soft">
        <CallAnswer delivery={delivery} />
      </p>
      {delivery.tried_at && (
        <p className="text-ink-soft">
          <Labelled label={t('log.tried')}>
            <Moment value={delivery.tried_at} />
          </Labelled>
        </p>
      )}
      {delivery.next_at && (
        <p className="text-ink-soft">
          <Labelled label={t('log.next')}>
            <Moment value={delivery.next_at} />
          </Labelled>
        </p>
      )}
      <CodeBlock {...copy} title={t('log.sent')} code={pretty(delivery.body)} />
      {delivery.answer !== null &&
        (delivery.answer === '' ? (
          <p className="text-ink-soft">{t('log.silence')}</p>
        ) : (
          <CodeBlock {...copy} title={t('log.answered')} code={delivery.answer} />
        ))}
    </div>
  );
}

function pretty(body: string): string {
  return JSON.stringify(JSON.parse(body), null, 2);
}

function Resend({ delivery }: { delivery: DeliveryDetails }) {
  const t = useTranslations('webhooks');
  const services = useServices();
  const { isBusy, run } = useAction();
  const resend = () =>
    run(() => services.call('resendWebhookDelivery', { params: { deliveryId: delivery.id } }), {
      done: ({ data: { state } }) =>
        state === 'delivered'
          ? { title: t('log.states.delivered'), tone: 'success' }
          : { title: t('log.states.failed'), tone: 'danger' },
      refresh: [webhookKeys.all],
    });
  return (
    <div className="flex justify-end">
      <Button loading={isBusy} onClick={resend}>
        {t('log.resend')}
      </Button>
    </div>
  );
}
