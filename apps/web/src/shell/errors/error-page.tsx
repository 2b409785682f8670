import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import { useRouteError } from 'react-router';
import { useServices } from '../../lib/use-services.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { useAmounts } from '../preferences/use-amounts.ts';
import { useProfile } from '../session/profile.ts';
import { errorCard } from './error-cards.ts';

/** Explains what happened and offers the next step. */
export function ErrorPage() {
  const { phrases, href } = errorCard(useRouteError());
  const profile = useProfile();
  const t = useTranslations('shell.errors');
  const retry = useTranslations('common.actions')('retry');
  const title = t(`${phrases}.title`);
  const isUnexpected = phrases === 'somethingWrong';
  if (phrases === 'frozen' && profile?.frozen_for_debt)
    return <OwingPage title={title} debt={profile.debt} />;
  return (
    <div className="grid min-h-[60vh] place-items-center">
      <div>
        <EmptyState
          illustration={isUnexpected ? 'trouble' : 'search'}
          isWholePage
          title={title}
          text={t(`${phrases}.text`)}
          action={
            <>
              <LinkButton href={href} variant="primary">
                {t(`${phrases}.action`)}
              </LinkButton>
              {/* An empty address reloads the same page. */}
              {isUnexpected && <LinkButton href="">{retry}</LinkButton>}
            </>
          }
        />
      </div>
    </div>
  );
}

/** A top-up unfreezes the account; nobody has to be asked. */
function OwingPage({ title, debt }: { title: string; debt: string }) {
  const t = useTranslations('shell.errors.owing');
  const amount = useAmounts().charge(debt);
  return (
    <div className="grid min-h-[60vh] place-items-center">
      <div>
        <EmptyState
          illustration="search"
          isWholePage
          title={title}
          text={t('text', { amount })}
          action={
            <LinkButton href="/add-funds" variant="primary">
              {t('action')}
            </LinkButton>
          }
        />
      </div>
    </div>
  );
}

/** Shown when the layout or the error page itself has failed, so it uses neither. */
export function LastResort() {
  const t = useTranslations('shell.errors.errorPage');
  const { locale } = useServices();
  return (
    <main className="p-6">
      <h1>{t('text')}</h1>
      <a href={localizedPath('/', locale)} className="text-link">
        {t('action')}
      </a>
    </main>
  );
}
