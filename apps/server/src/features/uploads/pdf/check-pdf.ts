import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { refuse } from '../../../platform/errors.ts';

/** `unchecked`: the check took too long, needed too much memory or failed. */
type PdfCheck = 'safe' | 'unsafe' | 'unchecked';

/** A document of 10 MB takes about a second and 100 MB, on a busy machine a few seconds. */
const usualLimits = { milliseconds: 20_000, megabytes: 384, threads: 2, waiting: 20 };

export const checkPdf = createPdfChecks();

/**
 * Reading a large document would keep every other visitor waiting, so it is done in threads. One that is late or
 * fails is ended, and its document refused. Beyond the queue, documents are refused unread.
 */
export function createPdfChecks(limits: Partial<typeof usualLimits> = {}) {
  const { milliseconds, megabytes, threads, waiting } = { ...usualLimits, ...limits };
  const checking = pLimit(threads);
  /** Kept, because starting one takes longer than reading most documents. */
  const idle = new Set<Worker>();
  return async (bytes: Buffer): Promise<PdfCheck> => {
    if (checking.pendingCount >= waiting) refuse('overloaded');
    return checking(async () => {
      const [thread = startThread(megabytes, idle)] = idle;
      idle.delete(thread);
      const outcome = await checkIn(thread, bytes, milliseconds);
      if (outcome === 'unchecked') await thread.terminate();
      else idle.add(thread);
      return outcome;
    });
  };
}

function startThread(megabytes: number, idle: Set<Worker>): Worker {
  const thread = new Worker(new URL('check-pdf-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    env: {},
  });
  // It keeps no process from ending; a failure is noticed by its exit.
  thread.unref();
  thread.on('error', () => undefined).once('exit', () => idle.delete(thread));
  return thread;
}

async function checkIn(thread: Worker, bytes: Buffer, milliseconds: number): Promise<PdfCheck> {
  const { promise, resolve } = Promise.withResolvers<PdfCheck>();
  const deadline = setTimeout(resolve, milliseconds, 'unchecked');
  const answer = (isSafe: unknown) => resolve(isSafe === true ? 'safe' : 'unsafe');
  const fail = () => resolve('unchecked');
  thread.once('message', answer).once('exit', fail);
  const copy = new Uint8Array(bytes);
  thread.postMessage(copy, [copy.buffer]);
  try {
    return await promise;
  } finally {
    clearTimeout(deadline);
    thread.off('message', answer).off('exit', fail);
  }
}
