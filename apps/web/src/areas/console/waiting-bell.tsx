import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useServices } from '../../lib/use-services.ts';
import { queueAddress } from '../../product/console/queue-address.ts';
import { queuesQuery } from '../../product/console/queues-query.ts';
import { Menu } from '../../ui/actions/menu.tsx';
import { useNumbers } from '../../ui/text/use-numbers.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { useWaitingCount } from './use-waiting-count.ts';

/** What waits, from every page. */
export function WaitingBell() {
  const numbers = useNumbers();
  const t = useTranslations('admin');
  const waitingCount = useWaitingCount();
  const { data: queues = [] } = useQuery(queuesQuery(useServices()));
  const waiting = queues.filter(({ count }) => count > 0);
  const total = waiting.reduce((sum, { count }) => sum + count, 0);
  const shown = numbers.badge(total);
  return (
    <Menu
      label={t('bell.title')}
      entries={
        waiting.length === 0
          ? [{ kind: 'heading', label: t('overview.nothing') }]
          : waiting.map(({ name, count }) => ({
              kind: 'link',
              label: `${t(`pages.${name}`)} · ${waitingCount(count)}`,
              href: queueAddress(name),
            }))
      }
      trigger={(trigger) => (
        <button
          type="button"
          {...trigger}
          aria-label={t('bell.label', { count: total, shown })}
          className="header-button relative"
        >
          <Bell className="size-4.5" aria-hidden="true" />
          {total > 0 && (
            <span className="absolute top-0.5 end-0 rounded-full bg-on-header px-1 font-semibold text-12 text-header-left tabular-nums leading-4">
              {shown}
            </span>
          )}
        </button>
      )}
    />
  );
}
