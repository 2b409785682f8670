import type { SearchSource, WorkerRequest, WorkerResponse } from './messages.ts';
import type { ServicePage, ServiceQuestion } from './service-page.ts';

export interface SearchClient {
  /** Country codes of all services. */
  countries: readonly string[];
  page(question: ServiceQuestion): Promise<ServicePage>;
  close(): void;
}

/** Resolves when the worker has read the index; rejects without a worker, a connection or permission. */
export function openSearch(source: SearchSource): Promise<SearchClient> {
  const worker = new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, PromiseWithResolvers<ServicePage>>();
  const opened = Promise.withResolvers<SearchClient>();
  const send = (message: WorkerRequest) => worker.postMessage(message);
  const fail = () => {
    const problem = new Error('The search worker failed');
    worker.terminate();
    opened.reject(problem);
    for (const { reject } of waiting.values()) reject(problem);
    waiting.clear();
  };
  let lastNumber = 0;
  const page = (question: ServiceQuestion) => {
    lastNumber += 1;
    const answer = Promise.withResolvers<ServicePage>();
    waiting.set(lastNumber, answer);
    send({ ask: { number: lastNumber, question } });
    return answer.promise;
  };
  worker.onerror = fail;
  worker.onmessage = ({ data }: MessageEvent<WorkerResponse>) => {
    if ('failed' in data) return fail();
    if ('countries' in data) return opened.resolve({ countries: data.countries, page, close: fail });
    const answer = waiting.get(data.answer.number);
    waiting.delete(data.answer.number);
    if (data.answer.page) answer?.resolve(data.answer.page);
    else answer?.reject(new Error('The search worker has no index'));
  };
  send({ fetch: source });
  return opened.promise;
}
