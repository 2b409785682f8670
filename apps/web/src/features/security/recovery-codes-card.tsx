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

const lowCount = 3;

/** Shown only while there is a second factor that the codes can replace. */
export function RecoveryCodesCard({ onCodes }: { onCodes(codes: readonly string[]): void }) {
  const t = useTranslations('security.recovery');
  const actions = useTranslations('common.actions');
  const services = useServices();
  const factor = useQuery(secondFactorQuery(services)).data;
  const changed = useSecurityChanged();
  const action = useAction();
  const [isConfirming, setConfirming] = useState(false);
  if (!factor?.is_on) return null;
  const left = factor.recovery_codes_left;
  const renew = () =>
    action.run(async () => {
      const { data } = await services.call('renewRecoveryCodes');
      setConfirming(false);
      onCodes(data.recovery_codes);
      await changed();
    });
  return (
    <Card
      title={
        <span className="flex flex-wrap items-center gap-2">
          {t('title')}
          <Badge tone={left < lowCount ? 'warning' : 'neutral'}>{t('left', { count: left })}</Badge>
        </span>
      }
      text={t('text')}
      action={<Button onClick={() => setConfirming(true)}>{t('renew')}</Button>}
      className={classNames(stackedOnPhones, '[&>div:first-child]:pb-0')}
    >
      <LazyConfirmDialog
        open={isConfirming}
        title={t('renewTitle')}
        consequence={t('renewText')}
        confirmLabel={t('renewConfirm')}
        cancelLabel={actions('cancel')}
        busy={action.isBusy}
        onConfirm={renew}
        onCancel={() => setConfirming(false)}
      />
    </Card>
  );
}
