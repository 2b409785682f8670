import type { Calls } from '@marquee/contract/generated/calls.ts';
import { useState } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { useToast } from '../../ui/overlays/toast.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { useErrorMessage } from '../errors/use-error-message.ts';
import { notificationKeys } from '../query-keys.ts';
import { setUnread } from './api.ts';

type Read = Calls['readNotification' | 'readAllNotifications']['answer'];

/** Marks as read, here and in every other open tab. */
export function useReadNotifications() {
  const t = useTranslations('common.states');
  const services = useServices();
  const toast = useToast();
  const errorMessage = useErrorMessage();
  const [isBusy, setBusy] = useState(false);

  async function run(call: () => Promise<Read>): Promise<void> {
    setBusy(true);
    try {
      setUnread(services, (await call()).data.unread);
      await services.queryClient.invalidateQueries({ queryKey: notificationKeys.all });
    } catch (error) {
      toast({ title: t('failed'), text: errorMessage(error), tone: 'danger' });
    } finally {
      setBusy(false);
    }
  }
  return {
    isBusy,
    read: (id: number) => run(() => services.call('readNotification', { params: { id } })),
    readAll: (upTo: number) => run(() => services.call('readAllNotifications', { body: { up_to: upTo } })),
  };
}
