import type { OrderDetails } from '@marquee/contract/order-entities.ts';
import { useEffect } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { createSessionFetch } from '../../../shell/session/session-fetch.ts';
import { orderQuery, refillsQuery } from '../api.ts';
import { readEvents } from './event-stream.ts';

const sessionFetch = createSessionFetch(() => undefined);
const firstPause = 2_000;
const longestPause = 60_000;

/** Keeps the page's order as the server has it, while the tab is looked at. An EventSource could not send the token. */
export function useLiveOrder(orderId: string, isLive: boolean): void {
  const services = useServices();
  useEffect(() => {
    if (!isLive) return;
    let leaving = new AbortController();
    const show = (text: string) => {
      const { data }: { data: OrderDetails } = JSON.parse(text);
      services.queryClient.setQueryData(orderQuery(services, orderId).queryKey, data);
      // What became of a refill stands in a list of its own.
      void services.queryClient.invalidateQueries({ queryKey: refillsQuery(services, orderId).queryKey });
    };
    const start = () => {
      leaving.abort();
      leaving = new AbortController();
      if (document.visibilityState === 'visible')
        void follow(`/api/v1/orders/${orderId}/events?locale=${services.locale}`, show, leaving.signal);
    };
    start();
    document.addEventListener('visibilitychange', start);
    return () => {
      document.removeEventListener('visibilitychange', start);
      leaving.abort();
    };
  }, [services, orderId, isLive]);
}

/** Until told to stop; the server ends a stream after some minutes, and lines break. */
async function follow(address: string, show: (text: string) => void, signal: AbortSignal): Promise<void> {
  let pause = firstPause;
  while (!signal.aborted) {
    try {
      const answer = await sessionFetch(address, { signal });
      if (answer.status === 404 || answer.status === 401) return;
      if (!answer.ok || !answer.body) throw new Error(`events: ${answer.status}`);
      for await (const text of readEvents(textOf(answer.body), 'order')) {
        show(text);
        pause = firstPause;
      }
    } catch {
      if (signal.aborted) return;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
    pause = Math.min(pause * 2, longestPause);
  }
}

/** Safari cannot walk a stream by itself. */
async function* textOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield decoder.decode(value, { stream: true });
  }
}
