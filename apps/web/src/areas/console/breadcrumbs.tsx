import { ChevronRight } from 'lucide-react';
import { matchPath, useLocation } from 'react-router';
import { BareLink } from '../../ui/actions/bare-link.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { useOwnPages } from './use-own-pages.ts';

/** Where the page stands: its group, unless its first page has the same name, and the pages whose address its own begins with. */
export function Breadcrumbs() {
  const t = useTranslations('admin');
  const { pathname } = useLocation();
  const trail = useOwnPages()
    .filter(({ path }) => path !== '/admin' && matchPath({ path, end: false }, pathname))
    .sort((one, other) => one.path.length - other.path.length);
  const [first] = trail;
  if (!first) return null;
  const group = first.group && t(`groups.${first.group}`);
  const isSaidTwice = group === t(`pages.${first.name}`);
  return (
    <nav aria-label={t('breadcrumbs')} className="mb-2 text-ink-faint text-note">
      <ol className="flex flex-wrap items-center gap-1">
        <li>
          <BareLink href="/admin" className="tap-area rounded-sm hover:text-ink hover:underline">
            {t('title')}
          </BareLink>
        </li>
        {group && !isSaidTwice && (
          <li className="flex items-center gap-1">
            <Separator /> {group}
          </li>
        )}
        {trail.map(({ path, name }, place) => {
          const isLast = place === trail.length - 1;
          const match = matchPath({ path, end: false }, pathname);
          const label = t(`pages.${name}`);
          const before = trail[place - 1];
          // One of a list is told apart by its number.
          const isOne = before !== undefined && label === t(`pages.${before.name}`) && match?.params.id;
          const shown = isOne ? `#${match?.params.id}` : label;
          return (
            <li key={path} className="flex items-center gap-1">
              <Separator />
              {isLast ? (
                <span aria-current="page" className="text-ink-soft">
                  {shown}
                </span>
              ) : (
                <BareLink
                  href={match?.pathnameBase ?? path}
                  className="tap-area rounded-sm hover:text-ink hover:underline"
                >
                  {shown}
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
