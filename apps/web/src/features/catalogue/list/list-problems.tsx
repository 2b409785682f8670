import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import type { ServicePages } from './service-list.tsx';

export function ListFailed({ list }: { list: Pick<ServicePages, 'refetch' | 'isFetching'> }) {
  const t = useTranslations('catalogue.states');
  return (
    <ErrorState
      title={t('failed.title')}
      text={t('failed.text')}
      retry={{ label: t('failed.action'), onRetry: () => list.refetch(), busy: list.isFetching }}
    />
  );
}

interface NothingFoundProps {
  why: 'filters' | 'empty' | 'favourites' | 'guest';
  onReset(): void;
}

/** Says why the list is empty and offers a way to fix it. */
export function NothingFound({ why, onReset }: NothingFoundProps) {
  const t = useTranslations('catalogue.states');
  if (why === 'empty') return <EmptyState title={t('empty.title')} text={t('empty.text')} />;
  if (why === 'guest') {
    return (
      <EmptyState
        title={t('favouritesGuest.title')}
        text={t('favouritesGuest.text')}
        action={
          <LinkButton variant="primary" href="/login?isFavourites=true">
            {t('favouritesGuest.action')}
          </LinkButton>
        }
      />
    );
  }
  const phrases = why === 'favourites' ? 'favouritesEmpty' : 'noResults';
  return (
    <EmptyState
      illustration="search"
      title={t(`${phrases}.title`)}
      text={t(`${phrases}.text`)}
      action={
        // A form without fields reloads the page without filters, even before scripts have loaded.
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onReset();
          }}
        >
          <Button type="submit">{t(`${phrases}.action`)}</Button>
        </form>
      }
    />
  );
}
