import { infiniteQueryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';
import { notificationKeys, profileKey } from '../query-keys.ts';
import type { Profile } from '../session/profile.ts';

export const notificationsQuery = ({ call }: Pick<AppServices, 'call'>, unread: boolean) =>
  infiniteQueryOptions({
    queryKey: notificationKeys.list(unread),
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) =>
      call('listNotifications', { query: { before: pageParam, unread } }, { signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
  });

/** The number beside the bell is part of the profile, so that it is there with the first byte. */
export function setUnread({ queryClient }: Pick<AppServices, 'queryClient'>, unread: number): void {
  queryClient.setQueryData<Profile | null>(profileKey, (profile) =>
    profile ? { ...profile, unread_notifications: unread } : profile,
  );
}
