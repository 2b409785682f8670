import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { useAction } from '../../product/use-action.ts';
import { Button } from '../../ui/actions/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { LazyConfirmDialog } from '../../ui/overlays/lazy-dialogs.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { secondFactorQuery, useSecurityChanged } from './api.ts';
import { stackedOnPhones } from './card-style.ts';
import { TotpSetup } from './totp-setup.tsx';

/** The authenticator app: turn it on or off. */
export function SecondFactorCard({ onCodes }: { onCodes(codes: readonly string[]): void }) {
  const t = useTranslations('security.totp');
  const actions = useTranslations('common.actions');
  const services = useServices();
  const isOn = useQuery(secondFactorQuery(services)).data?.totp ?? false;
  const changed = useSecurityChanged();
  const action = useAction();
  const [setup, setSetup] = useState<{ secret: string; uri: string }>();
  const [isLeaving, setLeaving] = useState(false);
  const start = () => action.run(async () => setSetup((await services.call('startTotp')).data));
  const remove = () =>
    action.run(async () => {
      await services.call('removeTotp');
      setLeaving(false);
      await changed();
    });
  return (
    <Card
      title={
        <span className="flex flex-wrap items-center gap-2">
          {t('title')}
          <Badge tone={isOn ? 'success' : 'neutral'}>{isOn ? t('on') : t('off')}</Badge>
        </span>
      }
      text={t('text')}
      action={
        isOn ? (
          <Button onClick={() => setLeaving(true)}>{t('remove')}</Button>
        ) : (
          <Button variant="primary" loading={action.isBusy} onClick={start}>
            {t('add')}
          </Button>
        )
      }
      className={classNames(stackedOnPhones, '[&>div:first-child]:pb-0')}
    >
      <TotpSetup
        setup={setup}
        onClose={() => setSetup(undefined)}
        onDone={async (codes) => {
          setSetup(undefined);
          onCodes(codes);
          await changed();
        }}
      />
      <LazyConfirmDialog
        open={isLeaving}
        title={t('removeTitle')}
        consequence={t('removeText')}
        confirmLabel={t('remove')}
        cancelLabel={actions('cancel')}
        danger
        busy={action.isBusy}
        onConfirm={remove}
        onCancel={() => setLeaving(false)}
      />
    </Card>
  );
}
