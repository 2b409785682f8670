import { routeName } from '@marquee/domain/routes/route-name.ts';
import { useRouteError } from 'react-router';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { routeNames } from '../routing/route-names.ts';
import { cardOf } from './failure.ts';

/** What happened, in words that fit it, and the step that leads on. */
export function ErrorPage() {
  const { phrases, href } = cardOf(useRouteError());
  const t = useTranslations('shell.errors');
  const retry = useTranslations('common.actions')('retry');
  const title = t(`${phrases}.title`);
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
