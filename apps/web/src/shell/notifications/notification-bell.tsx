import { Bell } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { OnceOpened } from '../../ui/overlays/once-opened.tsx';
import { useNumbers } from '../../ui/text/use-numbers.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { useIdle } from '../overlays/use-idle.ts';
import { notificationKeys, profileKey } from '../query-keys.ts';
import { followWhileVisible } from '../session/follow-while-visible.ts';
import { useProfile } from '../session/profile.ts';
import { setUnread } from './api.ts';
import { useRefreshOnNotice } from './use-refresh-on-notice.ts';

const NotificationSheet = lazyComponent(
  async () => (await import('./notification-sheet.tsx')).NotificationSheet,
);

/** In ms. Nothing of the page waits for it. */
const connectAfter = 2000;

/** Shows how many are unread, live, and opens the list. */
export function NotificationBell() {
  const numbers = useNumbers();
  const t = useTranslations('shell.header');
  const [isOpen, setOpen] = useState(false);
  const unread = useProfile()?.unread_notifications ?? 0;
  const shown = numbers.badge(unread);
  useLiveUnread();
  // Most of what is told moves money: the balance beside it is part of the profile.
  useRefreshOnNotice(profileKey);
  return (
    <>
      <button
        type="button"
        className="header-button shrink-0 max-tablet:-mx-1.5"
        aria-haspopup="dialog"
        aria-label={unread > 0 ? t('unread', { count: unread, shown }) : t('notifications')}
        title={t('notifications')}
        onClick={() => setOpen(true)}
      >
        <span className="relative">
          <Bell className="size-5.5" aria-hidden="true" />
          {unread > 0 && (
            <span className="-top-1.5 -end-2 absolute min-w-4 rounded-full bg-on-header px-1 text-center font-semibold text-12 text-header-right leading-4 tabular-nums">
              {shown}
            </span>
          )}
        </span>
      </button>
      <OnceOpened open={isOpen}>
        <NotificationSheet open={isOpen} onClose={() => setOpen(false)} />
      </OnceOpened>
    </>
  );
}

function useLiveUnread(): void {
  const services = useServices();
  const isIdle = useIdle();
  useEffect(() => {
    if (!isIdle) return;
    const show = (text: string) => {
      const { data }: { data: { unread: number } } = JSON.parse(text);
      setUnread(services, data.unread);
      void services.queryClient.invalidateQueries({ queryKey: notificationKeys.all });
    };
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      const address = `/api/v1/notifications/events?locale=${services.locale}`;
      stop = followWhileVisible({ address, event: 'notifications', show }).end;
    }, connectAfter);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [isIdle, services]);
}
