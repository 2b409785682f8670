import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useProfile } from '../../../shell/session/profile.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';

export function EmptyCart() {
  const t = useTranslations('ordering.cart.empty');
  const isGuest = useProfile() === null;
  const place = useRef<HTMLDivElement>(null);
  // Cleared just now: what had the focus went with the items, and the question with it.
  useEffect(() => {
    const frame = requestAnimationFrame(() => place.current?.querySelector('a')?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div ref={place}>
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
    </div>
  );
}
