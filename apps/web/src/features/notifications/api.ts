import type { NotificationFlags } from '@marquee/contract/generated/account.ts';
import { queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';
import { accountKeys } from '../../product/query-keys.ts';

export interface MailedLink {
  userId: string;
  signature: string;
}

/** `null` if the link belongs to nobody. */
export const notificationFlagsQuery = ({ call }: Pick<AppServices, 'call'>, link: MailedLink) =>
  queryOptions({
    queryKey: accountKeys.notificationFlags(link.userId, link.signature),
    queryFn: async (): Promise<NotificationFlags | null> => {
      try {
        const { userId, signature } = link;
        return (await call('getNotificationFlags', { params: { userId }, query: { signature } })).data;
      } catch (error) {
        const status = (error as { status?: number }).status;
        if (status === 404 || status === 422) return null;
        throw error;
      }
    },
  });
