import { routeName } from '@marquee/domain/routes/route-name.ts';
import { useEffect } from 'react';
import { useLocation, useRouteError } from 'react-router';
import { useTranslations } from 'use-intl';
import { useServices } from '../../lib/use-services.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { pageTitle } from '../document/page-head.ts';
import { routeNames } from '../routing/route-names.ts';
import { useShell } from '../shell-data.ts';
import { cardOf } from './failure.ts';

/** What happened, in words that fit it, and the step that leads on. */
export function ErrorPage() {
  const { phrases, href } = cardOf(useRouteError());
  const t = useTranslations('shell.errors');
  const retry = useTranslations('common.actions')('retry');
  const title = t(`${phrases}.title`);
  useErrorTitle(title);
  const isOurs = phrases === 'somethingWrong';
  const leadsSomewhere = routeNames.has(routeName(href) ?? '');
  return (
    <div className="grid min-h-[60vh] place-items-center">
      <div>
        <h1 className="sr-only">{title}</h1>
        <EmptyState
          illustration={isOurs ? 'trouble' : 'search'}
          title={title}
          text={t(`${phrases}.text`)}
          action={
            <>
              <LinkButton href={leadsSomewhere ? href : '/'} variant="primary">
                {t(`${leadsSomewhere ? phrases : 'serviceTypeNotFound'}.action`)}
              </LinkButton>
              {/* An empty address is the same page once more. */}
              {isOurs && <LinkButton href="">{retry}</LinkButton>}
            </>
          }
        />
      </div>
    </div>
  );
}

/** The layout has just named the page after its address; as an effect this one comes later. */
function useErrorTitle(title: string): void {
  const shell = useShell();
  const { locale } = useServices();
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = pageTitle(pathname, shell, locale, { title });
  }, [title, shell, locale, pathname]);
}
