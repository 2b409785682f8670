import type { NotificationView } from '@marquee/contract/generated/account.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import {
  BadgeCheck,
  CheckCheck,
  CreditCard,
  MessageCircle,
  Package,
  Repeat,
  Settings2,
  ShieldAlert,
  Webhook,
} from 'lucide-react';
import { useServices } from '../../lib/use-services.ts';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { SkeletonLines } from '../../ui/feedback/skeleton-lines.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { useErrorMessage } from '../errors/use-error-message.ts';
import { notificationsQuery } from './api.ts';
import { NotificationEntry } from './notification-entry.tsx';
import { useReadNotifications } from './use-read-notifications.ts';

const topicIcons: Record<NotificationView['topic'], typeof Package> = {
  order: Package,
  payment: CreditCard,
  subscription: Repeat,
  ticket: MessageCircle,
  verification: BadgeCheck,
  security: ShieldAlert,
  delivery: Webhook,
};

interface NotificationListProps {
  /** Only the unread ones. */
  unread?: boolean;
  /** In the sheet: the newest ones only. */
  isBrief?: boolean;
  onOpen?(): void;
}

export function NotificationList({ unread = false, isBrief = false, onOpen }: NotificationListProps) {
  const t = useTranslations('notifications.inApp');
  const common = useTranslations('common');
  const errorMessage = useErrorMessage();
  const list = useInfiniteQuery(notificationsQuery(useServices(), unread));
  const { read, readAll, isBusy } = useReadNotifications();
  if (list.isLoadingError)
    return (
      <ErrorState
        title={common('states.failed')}
        text={errorMessage(list.error)}
        retry={{ label: common('actions.retry'), onRetry: () => list.refetch(), busy: list.isFetching }}
      />
    );
  if (!list.data) return <SkeletonLines count={6} />;
  const pages = isBrief ? list.data.pages.slice(0, 1) : list.data.pages;
  const rows = pages.flatMap(({ data }) => data);
  const newest = rows[0];
  const hasUnread = (list.data.pages[0]?.unread ?? 0) > 0;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button
          size="small"
          icon={<CheckCheck className="size-4" aria-hidden="true" />}
          disabled={!hasUnread || !newest || isBusy}
          onClick={() => newest && readAll(newest.id)}
        >
          {t('readAll')}
        </Button>
        <LinkButton
          size="small"
          variant="quiet"
          href="/profile#notifications"
          icon={<Settings2 className="size-4" aria-hidden="true" />}
          onClick={onOpen}
        >
          {t('settings')}
        </LinkButton>
      </div>
      {rows.length === 0 ? (
        <EmptyState
          illustration="box"
          title={t(unread ? 'noneUnread' : 'empty')}
          text={unread ? undefined : t('emptyText')}
        />
      ) : (
        <ul className="-mx-2 flex flex-col">
          {rows.map((notification) => (
            <li key={notification.id}>
              <NotificationEntry
                notification={notification}
                icon={topicIcons[notification.topic]}
                onOpen={() => {
                  if (notification.read_at === null) void read(notification.id);
                  if (notification.path) onOpen?.();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {!isBrief && list.hasNextPage && (
        <Button loading={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
          {common('actions.showMore')}
        </Button>
      )}
    </div>
  );
}
