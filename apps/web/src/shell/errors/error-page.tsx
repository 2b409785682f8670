import { useRouteError } from 'react-router';
import { useTranslations } from 'use-intl';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** A page that does not exist is calm; one that broke says so. Both lead back to the catalogue. */
export function ErrorPage() {
  const t = useTranslations('shell.errors');
  const { status } = (useRouteError() ?? {}) as { status?: number };
  const missing = status === 404;
  const home = (
    <LinkButton href="/" variant="primary">
      {t('serviceTypeNotFound.action')}
    </LinkButton>
  );
  return (
    <div className="grid min-h-[60vh] place-items-center">
      <div>
        <h1 className="sr-only">{missing ? t('notFound.title') : t('somethingWrong.title')}</h1>
        <EmptyState
          illustration={missing ? 'search' : 'trouble'}
          title={missing ? t('notFound.title') : t('somethingWrong.title')}
          text={missing ? t('notFound.text') : undefined}
          action={home}
        />
      </div>
    </div>
  );
}
