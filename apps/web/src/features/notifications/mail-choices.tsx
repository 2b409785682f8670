import type { NotificationFlags } from '@marquee/contract/generated/account.ts';
import { useState } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { Notice } from '../../shell/forms/notice.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Switch } from '../../ui/forms/switch.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { type MailedLink, notificationFlagsQuery } from './api.ts';

const topics = [
  { flag: 'order_actions_notification', name: 'order', hint: 'orderHint' },
  { flag: 'payment_actions_notification', name: 'payment', hint: 'paymentHint' },
  { flag: 'subscription_actions_notification', name: 'subscription', hint: 'subscriptionHint' },
] as const;

const none: NotificationFlags = {
  order_actions_notification: false,
  payment_actions_notification: false,
  subscription_actions_notification: false,
};

interface MailChoicesProps {
  link: MailedLink;
  flags: NotificationFlags;
}

export function MailChoices({ link, flags }: MailChoicesProps) {
  const t = useTranslations('notifications');
  const services = useServices();
  const [outcome, setOutcome] = useState<'saved' | 'failed'>();
  const [isSending, setSending] = useState(false);
  const { queryKey } = notificationFlagsQuery(services, link);
  const save = async (changes: Partial<NotificationFlags>) => {
    setSending(true);
    services.queryClient.setQueryData(queryKey, { ...flags, ...changes });
    try {
      const { userId, signature } = link;
      const input = { params: { userId }, query: { signature }, body: changes };
      services.queryClient.setQueryData(queryKey, (await services.call('setNotificationFlags', input)).data);
      setOutcome('saved');
    } catch {
      services.queryClient.setQueryData(queryKey, flags);
      setOutcome('failed');
    } finally {
      setSending(false);
    }
  };
  return (
    <div className="flex flex-col gap-4">
      <Card>
        <div className="flex flex-col divide-y divide-line">
          {topics.map(({ flag, name, hint }) => (
            <Switch
              key={flag}
              checked={flags[flag]}
              hint={t(`topics.${hint}`)}
              onChange={(event) => save({ [flag]: event.target.checked })}
              className="py-3 first:pt-0 last:pb-0"
            >
              <span className="font-medium">{t(`topics.${name}`)}</span>
            </Switch>
          ))}
        </div>
      </Card>
      {outcome && <Notice tone={outcome === 'saved' ? 'success' : 'danger'}>{t(outcome)}</Notice>}
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-80 text-ink-faint text-note">{t('always')}</p>
        {Object.values(flags).some(Boolean) && (
          <Button loading={isSending} onClick={() => save(none)}>
            {t('stopAll')}
          </Button>
        )}
      </div>
    </div>
  );
}
