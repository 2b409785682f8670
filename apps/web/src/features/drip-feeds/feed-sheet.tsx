import { ApiError } from '@marquee/contract/client.ts';
import type { DripFeedDetails } from '@marquee/contract/generated/ordering.ts';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/use-services.ts';
import { orderActionKeys } from '../../product/query-keys.ts';
import { useAction } from '../../product/use-action.ts';
import { useErrorMessage } from '../../shell/errors/use-error-message.ts';
import { confirm } from '../../shell/overlays/confirm.tsx';
import { useAmountsTogether } from '../../shell/preferences/use-amounts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { SkeletonLines } from '../../ui/feedback/skeleton-lines.tsx';
import { LazySideSheet } from '../../ui/overlays/lazy-dialogs.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { feedQuery } from './api.ts';
import { FeedFacts } from './feed-facts.tsx';

/** One feed beside the list; its id is in the address, so that it can be shared. */
export function FeedSheet({ feedId, onClose }: { feedId: string; onClose(): void }) {
  const t = useTranslations('orders.feeds');
  const orders = useTranslations('orders');
  const shell = useTranslations('shell.errors');
  const common = useTranslations('common.actions');
  const states = useTranslations('common.states');
  const errorMessage = useErrorMessage();
  const details = useQuery({ ...feedQuery(useServices(), feedId), refetchInterval: 20_000 });
  const { data: feed, error } = details;
  return (
    <LazySideSheet
      open={feedId !== ''}
      onClose={onClose}
      title={t('number', { number: feedId })}
      closeLabel={common('close')}
      footer={
        feed && (
          <div className="flex w-full flex-wrap justify-end gap-2">
            <LinkButton href={`/orders?drip_feed=${feed.id}`}>{t('orders')}</LinkButton>
            {feed.actions.cancelable && <CancelFeed feed={feed} />}
            {feed.actions.payable && feed.orders[0] && (
              <LinkButton href={`/orders/${feed.orders[0].id}`} variant="primary">
                {orders('actions.pay')}
              </LinkButton>
            )}
          </div>
        )
      }
    >
      {feed && <FeedFacts feed={feed} />}
      {!feed &&
        (error === null ? (
          <SkeletonLines count={6} />
        ) : error instanceof ApiError && error.status === 404 ? (
          <EmptyState illustration="search" title={shell('orderNotFound.title')} />
        ) : (
          <ErrorState
            title={states('failed')}
            text={errorMessage(error)}
            retry={{ label: common('retry'), onRetry: () => details.refetch(), busy: details.isFetching }}
          />
        ))}
    </LazySideSheet>
  );
}

function CancelFeed({ feed }: { feed: DripFeedDetails }) {
  const t = useTranslations('orders');
  const services = useServices();
  const together = useAmountsTogether();
  const { isBusy, run } = useAction();
  async function cancel() {
    const isConfirmed = await confirm({
      title: t('feeds.cancelTitle', { number: String(feed.id) }),
      text: t('feeds.cancelText'),
      agree: t('feeds.cancel'),
      disagree: t('actions.keep'),
      danger: true,
    });
    if (!isConfirmed) return;
    await run(() => services.call('cancelDripFeed', { params: { dripFeedId: feed.id } }), {
      done: ({ data: { canceled, refunded } }) => ({
        title: t('feeds.canceled', { count: canceled, amount: together.total(refunded) }),
        tone: 'success',
      }),
      refresh: orderActionKeys,
    });
  }
  return (
    <Button variant="danger" loading={isBusy} onClick={cancel}>
      {t('feeds.cancel')}
    </Button>
  );
}
