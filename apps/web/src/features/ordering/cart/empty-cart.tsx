import { useTranslations } from 'use-intl';
import { useProfile } from '../../../shell/session/profile.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

export function EmptyCart() {
  const t = useTranslations('ordering.cart.empty');
  const isGuest = useProfile() === null;
  return (
    <EmptyState
      illustration="orders"
      title={t('title')}
      text={t('text')}
      action={
        <>
          <LinkButton href="/orders/create" variant="primary">
            {t('action')}
          </LinkButton>
          {isGuest && <LinkButton href="/login">{t('signIn')}</LinkButton>}
        </>
      }
    />
  );
}
