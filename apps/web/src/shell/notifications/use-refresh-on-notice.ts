import type { QueryKey } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { useProfile } from '../session/profile.ts';

/**
 * Refetches what the page shows whenever a notification comes: the bell follows them live, and whatever staff do
 * about a payment, a withdrawal, an order, a ticket or a document is told by one.
 */
export function useRefreshOnNotice(key: QueryKey): void {
  const { queryClient } = useServices();
  const unread = useProfile()?.unread_notifications ?? 0;
  const known = useRef(unread);
  const name = JSON.stringify(key);
  useEffect(() => {
    if (unread > known.current) void queryClient.invalidateQueries({ queryKey: JSON.parse(name) });
    known.current = unread;
  }, [unread, name, queryClient]);
}
