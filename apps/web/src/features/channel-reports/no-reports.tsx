import { LinkButton } from '../../ui/actions/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { ConnectButton } from './connect-button.tsx';

/** Connecting proves ownership by itself; without it the profile does. */
export function NoChannel({ canConnect }: { canConnect: boolean }) {
  const t = useTranslations('channelReports');
  return (
    <Card>
      <EmptyState
        title={t('empty.title')}
        text={canConnect ? t('empty.connectText') : t('empty.profileText')}
        action={
          <>
            {canConnect && <ConnectButton isPrimary>{t('connection.connect')}</ConnectButton>}
            <LinkButton href="/profile#channels" variant={canConnect ? 'secondary' : 'primary'}>
              {t('empty.profile')}
            </LinkButton>
          </>
        }
      />
    </Card>
  );
}

export function LockedChannel({ canConnect }: { canConnect: boolean }) {
  const t = useTranslations('channelReports');
  return (
    <Card>
      <EmptyState
        title={t('locked.title')}
        text={canConnect ? t('locked.connectText') : t('locked.verifyText')}
        action={
          canConnect ? (
            <ConnectButton isPrimary>{t('connection.connect')}</ConnectButton>
          ) : (
            <LinkButton href="/profile#channels" variant="primary">
              {t('locked.verify')}
            </LinkButton>
          )
        }
      />
    </Card>
  );
}
