import type { ServiceIndex } from '@marquee/contract/generated/catalogue.ts';
import { IndexedServices } from './indexed-services.ts';
import type { WorkerRequest, WorkerResponse } from './messages.ts';

let services: IndexedServices | undefined;

const reply = (message: WorkerResponse) => self.postMessage(message);

/** Loads and searches ten thousand services off the main thread. */
self.onmessage = async ({ data }: MessageEvent<WorkerRequest>) => {
  if ('ask' in data) {
    const { number, question } = data.ask;
    return reply({ answer: { number, page: services?.page(question) } });
  }
  try {
    const { address, token, networks, locale } = data.fetch;
    const response = await fetch(address, {
      headers: { accept: 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    });
    if (!response.ok) return reply({ failed: true });
    const { data: index } = (await response.json()) as { data: ServiceIndex };
    services = new IndexedServices(index, networks, locale);
    reply({ countries: services.countries });
  } catch {
    reply({ failed: true });
  }
};
