import { useEffect } from 'react';
import { refreshQueries } from '../../../lib/refresh-queries.ts';
import { useServices } from '../../../lib/use-services.ts';
import { orderKeys } from '../../../product/query-keys.ts';
import { followWhileVisible } from '../../../shell/session/follow-while-visible.ts';

/** Asks for the checkout again whenever the server says that it has changed, while the tab is visible. */
export function useLiveCheckout(token: string, isOver: boolean): void {
  const services = useServices();
  useEffect(() => {
    if (isOver) return;
    let seen: string | undefined;
    const show = (text: string) => {
      const { data }: { data: { version: string } } = JSON.parse(text);
      if (data.version === seen) return;
      seen = data.version;
      void refreshQueries(services, [orderKeys.status(token)]);
    };
    const address = `/api/v1/order-status/${encodeURIComponent(token)}/events`;
    return followWhileVisible({ address, event: 'checkout', show }).end;
  }, [services, token, isOver]);
}
