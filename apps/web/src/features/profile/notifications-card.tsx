import { useTranslations } from 'use-intl';
import type { Profile } from '../../shell/session/profile.ts';
import { Switch } from '../../ui/forms/switch.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useInstantSave } from './use-instant-save.ts';

const kinds = ['orders', 'payments', 'subscriptions'] as const;
const flags = {
  orders: 'order_actions_notification',
  payments: 'payment_actions_notification',
  subscriptions: 'subscription_actions_notification',
} as const;

export function NotificationsCard({ profile }: { profile: Profile }) {
  const t = useTranslations('profile.notifications');
  const { pending, save } = useInstantSave();
  return (
    <Card id="notifications" title={t('title')} text={t('text')}>
      <div className="-my-1 divide-y divide-line">
        {kinds.map((kind) => (
          <Switch
            key={kind}
            className="py-2.5"
            hint={t(`${kind}Hint`)}
            checked={pending[flags[kind]] ?? profile[flags[kind]]}
            onChange={(event) => save({ [flags[kind]]: event.target.checked })}
          >
            {t(kind)}
          </Switch>
        ))}
      </div>
    </Card>
  );
}
