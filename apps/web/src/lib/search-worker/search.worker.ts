import type { ServiceIndex } from '@marquee/contract/catalogue/service-index.ts';
import { IndexedServices } from './indexed-services.ts';
import type { FromWorker, ToWorker } from './messages.ts';

let services: IndexedServices | undefined;

const tell = (message: FromWorker) => self.postMessage(message);

/** Fetching, reading and searching ten thousand services happens here: the page never waits for it. */
self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  if ('ask' in data) {
    const { number, question } = data.ask;
    return tell({ answer: { number, page: services?.page(question) } });
  }
  try {
    const { address, token, networks } = data.fetch;
    const response = await fetch(address, {
      headers: { accept: 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    });
    if (!response.ok) return tell({ failed: true });
    const { data: index } = (await response.json()) as { data: ServiceIndex };
    services = new IndexedServices(index, networks);
    tell({ countries: services.countries });
  } catch {
    tell({ failed: true });
  }
};
