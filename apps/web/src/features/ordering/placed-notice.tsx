import { useEffect, useState } from 'react';
import { rememberedEmail } from '../../shell/session/remembered.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

/** Shown to guests after ordering: the order is saved, and the mail links to it. */
export function PlacedNotice({ how }: { how: string }) {
  const t = useTranslations('ordering.placed');
  const [email, setEmail] = useState('');
  useEffect(() => setEmail(rememberedEmail()), []);
  const isCanceled = how === 'canceled';
  const title = t(isCanceled ? 'canceledTitle' : 'guestTitle');
  return (
    <Card className="mx-auto w-full max-w-144">
      <EmptyState
        illustration={isCanceled ? 'wallet' : 'orders'}
        isWholePage
        title={title}
        text={isCanceled ? t('canceledText') : email ? t('guestText', { email }) : t('guestTextNoAddress')}
        action={
          <>
            <LinkButton href="/orders/create" variant="primary">
              {t('another')}
            </LinkButton>
            <LinkButton href="/">{t('home')}</LinkButton>
          </>
        }
      />
    </Card>
  );
}
