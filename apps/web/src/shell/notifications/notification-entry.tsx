import type { NotificationView } from '@marquee/contract/generated/account.ts';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { keepDots } from '../../lib/keep-dots.ts';
import { BareLink } from '../../ui/actions/bare-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { Moment } from '../preferences/moment.tsx';

interface NotificationEntryProps {
  notification: NotificationView;
  icon: LucideIcon;
  /** Opened, which also marks it as read. */
  onOpen(): void;
}

const look =
  'flex w-full gap-3 rounded-md px-2 py-3 text-start transition-colors hover:bg-hover -outline-offset-2';

/** One line of the list: leads to what it tells of, or is only marked as read. */
export function NotificationEntry({ notification, icon: Icon, onOpen }: NotificationEntryProps) {
  const { path } = notification;
  const content = (
    <Content notification={notification}>
      <Icon className="size-4.5" aria-hidden="true" />
    </Content>
  );
  if (path)
    return (
      <BareLink href={path} className={look} onClick={onOpen}>
        {content}
      </BareLink>
    );
  return (
    <button type="button" className={look} onClick={onOpen}>
      {content}
    </button>
  );
}

function Content({ notification, children }: { notification: NotificationView; children: ReactNode }) {
  const t = useTranslations('notifications.inApp');
  const { title, text, created_at, read_at } = notification;
  const isUnread = read_at === null;
  return (
    <>
      <span
        className={classNames(
          'mt-0.5 flex size-9 shrink-0 items-center justify-center rounded-full',
          isUnread ? 'bg-primary-soft text-primary-text' : 'bg-sunken text-ink-soft',
        )}
      >
        {children}
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-start justify-between gap-3">
          <span
            dir="auto"
            className={classNames('wrap-anywhere', isUnread ? 'font-semibold' : 'font-medium')}
          >
            {title}
          </span>
          {isUnread && (
            <span className="mt-1.5 size-2 shrink-0 rounded-full bg-primary">
              <span className="sr-only">{t('unread')}</span>
            </span>
          )}
        </span>
        {text !== '' && (
          <span dir="auto" className="wrap-anywhere mt-0.5 line-clamp-3 text-ink-soft text-note">
            {keepDots(text)}
          </span>
        )}
        <span className="mt-1 block text-ink-faint text-note">
          <Moment value={created_at} />
        </span>
      </span>
    </>
  );
}
