import type { DeliveryView } from '@marquee/contract/api/webhooks.ts';
import { useTranslations } from 'use-intl';
import { Status } from '../../ui/feedback/status.tsx';

const tones = { waiting: 'warning', delivered: 'success', failed: 'danger' } as const;

export function CallState({ state }: Pick<DeliveryView, 'state'>) {
  const t = useTranslations('webhooks.log.states');
  return (
    <Status tone={tones[state]} live={state === 'waiting'}>
      {t(state)}
    </Status>
  );
}
