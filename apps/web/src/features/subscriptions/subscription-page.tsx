import type { SubscriptionView } from '@marquee/contract/generated/ordering.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useParams } from 'react-router';
import { useServices } from '../../lib/use-services.ts';
import { subscriptionKeys } from '../../product/query-keys.ts';
import { useAction } from '../../product/use-action.ts';
import { orNotFound } from '../../shell/errors/or-not-found.ts';
import { confirm } from '../../shell/overlays/confirm.tsx';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Breadcrumb } from '../../ui/layout/breadcrumb.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { subscriptionQuery } from './api.ts';
import { DetailsCard } from './details-card.tsx';
import { PublicationsCard } from './publications-card.tsx';
import { ServicesCard } from './services-card.tsx';
import { SubscriptionStatus } from './subscription-status.tsx';
import { WaitingNotice } from './waiting-notice.tsx';

const lookAgainAfter = 15_000;

export const load: PageModule['load'] = async (services, { params }) => {
  await orNotFound(
    services.queryClient.ensureQueryData(subscriptionQuery(services, params.id ?? '')),
    'page',
  );
};

export const head: PageModule['head'] = ({ queryClient, ...services }, { params }) => ({
  title: queryClient.getQueryData(subscriptionQuery(services, params.id ?? '').queryKey)?.name ?? '',
});

export function Page() {
  const { id = '' } = useParams();
  const t = useTranslations('subscriptions');
  const { data: subscription } = useQuery({
    ...subscriptionQuery(useServices(), id),
    refetchInterval: ({ state }) => (state.data?.status === 'in_processing' ? lookAgainAfter : false),
  });
  const top = useRef<HTMLDivElement>(null);
  useKeptFocus(top);
  if (!subscription) return null;
  return (
    <>
      <div ref={top}>
        <PageHeader
          breadcrumb={
            <Breadcrumb
              label={t('trail')}
              items={[{ label: t('title'), href: '/subscriptions' }, { label: `#${subscription.id}` }]}
            />
          }
          title={<span dir="auto">{subscription.name}</span>}
          text={
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1" aria-live="polite">
              <SubscriptionStatus subscription={subscription} />
              {subscription.end_reason && <span>{t(`ends.${ends[subscription.end_reason]}`)}</span>}
            </span>
          }
          actions={subscription.actions.cancelable && <CancelSubscription subscription={subscription} />}
        />
      </div>
      <WaitingNotice subscription={subscription} />
      <div className="grid items-start gap-5 desktop:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <PublicationsCard subscription={subscription} />
        <div className="flex min-w-0 flex-col gap-5">
          <ServicesCard subscription={subscription} />
          <DetailsCard subscription={subscription} />
        </div>
      </div>
    </>
  );
}

const ends = {
  'limit-reached': 'limitReached',
  canceled: 'canceled',
  'no-publications': 'noPublications',
  expired: 'expired',
} as const;

function CancelSubscription({ subscription: { id, name } }: { subscription: SubscriptionView }) {
  const t = useTranslations('subscriptions.cancel');
  const services = useServices();
  const { isBusy, run } = useAction();
  async function cancel() {
    const isMeant = await confirm({
      title: t('title', { name }),
      text: t('text'),
      agree: t('action'),
      disagree: t('keep'),
      danger: true,
    });
    if (!isMeant) return;
    await run(() => services.call('cancelSubscription', { params: { subscriptionId: id } }), {
      done: t('done'),
      refresh: [subscriptionKeys.all],
    });
  }
  return (
    <Button loading={isBusy} onClick={cancel}>
      {t('action')}
    </Button>
  );
}
