import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useLocation } from 'react-router';
import { useServices } from '../../lib/use-services.ts';
import { queuesQuery } from '../../product/console/queues-query.ts';
import { BareLink } from '../../ui/actions/bare-link.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import type { ConsolePage } from './console-page.ts';
import { pageIcon } from './page-icons.ts';
import { grouped, useMenuPages } from './use-own-pages.ts';
import { useWaitingCount } from './use-waiting-count.ts';

/** The pages that this member of staff may open, each with what waits there. */
export function ConsoleNavigation({ onFollow }: { onFollow?: () => void }) {
  const t = useTranslations('admin');
  // On a narrow screen the menu stands in the page a second time.
  const id = useId();
  const { data: queues = [] } = useQuery(queuesQuery(useServices()));
  const waiting = new Map<string, number>(queues.map(({ name, count }) => [name, count]));
  return (
    <nav aria-label={t('title')} className="flex flex-col gap-4">
      {grouped(useMenuPages()).map(({ group, pages }) => (
        <div key={group}>
          <h2
            id={`${id}-${group}`}
            className={group === 'start' ? 'sr-only' : 'px-3 pb-1 font-semibold text-12 text-ink-faint'}
          >
            {t(`groups.${group}`)}
          </h2>
          <ul aria-labelledby={`${id}-${group}`} className="flex flex-col gap-0.5">
            {pages.map((page) => (
              <li key={page.path}>
                <PageLink page={page} waiting={waiting.get(page.name) ?? 0} onFollow={onFollow} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

interface PageLinkProps {
  page: ConsolePage;
  waiting: number;
  onFollow: (() => void) | undefined;
}

function PageLink({ page: { path, name }, waiting, onFollow }: PageLinkProps) {
  const t = useTranslations('admin');
  const waitingCount = useWaitingCount();
  const { pathname } = useLocation();
  const isOpen = pathname === path || (path !== '/admin' && pathname.startsWith(`${path}/`));
  const Icon = pageIcon(name);
  return (
    <BareLink
      href={path}
      onClick={onFollow}
      aria-current={isOpen ? 'page' : undefined}
      className="flex min-h-tap items-center gap-3 rounded-md px-3 font-medium text-ink-soft hover:bg-hover hover:text-ink aria-[current]:bg-primary-soft aria-[current]:text-primary-text desktop:min-h-8"
    >
      <Icon className="size-4.5 shrink-0" aria-hidden="true" />
      <span className="min-w-0 flex-1 hyphens-auto break-words py-1 leading-snug">{t(`pages.${name}`)}</span>
      {waiting > 0 && (
        <span className="rounded-full bg-primary-soft px-1.5 font-semibold text-12 text-primary-text tabular-nums">
          <span className="sr-only">{t('bell.waiting')} </span>
          {waitingCount(waiting)}
        </span>
      )}
    </BareLink>
  );
}
