import { ChevronRight } from 'lucide-react';
import { matchPath, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { BareLink } from '../../ui/actions/bare-link.tsx';
import { consolePages } from './console-pages.ts';

/** Where the page stands: its group, and the pages whose address its own begins with. */
export function Breadcrumbs() {
  const t = useTranslations('admin');
  const { pathname } = useLocation();
  const trail = consolePages
    .filter(({ path }) => path !== '/admin' && matchPath({ path, end: false }, pathname))
    .sort((one, other) => one.path.length - other.path.length);
  const group = trail[0]?.group;
  if (trail.length === 0) return null;
  return (
    <nav aria-label={t('breadcrumbs')} className="mb-2 text-ink-faint text-note">
      <ol className="flex flex-wrap items-center gap-1">
        <li>
          <BareLink href="/admin" className="tap-area rounded-sm hover:text-ink hover:underline">
            {t('title')}
          </BareLink>
        </li>
        {group && (
          <li className="flex items-center gap-1">
            <Separator /> {t(`groups.${group}`)}
          </li>
        )}
        {trail.map(({ path, name }, place) => {
          const isLast = place === trail.length - 1;
          const match = matchPath({ path, end: false }, pathname);
          return (
            <li key={path} className="flex items-center gap-1">
              <Separator />
              {isLast ? (
                <span aria-current="page" className="text-ink-soft">
                  {t(`pages.${name}`)}
                </span>
              ) : (
                <BareLink
                  href={match?.pathnameBase ?? path}
                  className="tap-area rounded-sm hover:text-ink hover:underline"
                >
                  {t(`pages.${name}`)}
                </BareLink>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

const Separator = () => <ChevronRight className="size-3.5" aria-hidden="true" />;
