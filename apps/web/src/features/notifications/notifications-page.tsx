import { useState } from 'react';
import { notificationsQuery } from '../../shell/notifications/api.ts';
import { NotificationList } from '../../shell/notifications/notification-list.tsx';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

export const load: PageModule['load'] = async (services) => {
  await services.queryClient.ensureInfiniteQueryData(notificationsQuery(services, false));
};

export const head: PageModule['head'] = ({ phrases }) => ({
  title: phrases.current().notifications?.inApp.title ?? '',
});

export function Page() {
  const t = useTranslations('notifications.inApp');
  const [shown, setShown] = useState<'all' | 'unread'>('all');
  return (
    <div className="max-w-200">
      <PageHeader title={t('title')} text={t('lead')} />
      <Card>
        <Segmented
          label={t('title')}
          value={shown}
          options={[
            { value: 'all', label: t('all') },
            { value: 'unread', label: t('unread') },
          ]}
          onValueChange={setShown}
          className="mb-4"
        />
        <NotificationList unread={shown === 'unread'} />
      </Card>
    </div>
  );
}
