import { useCallback, useEffect, useRef } from 'react';
import type { AppServices } from '../../../lib/app-services.ts';
import { useServices } from '../../../lib/use-services.ts';

/** A challenge expires after 20 minutes, so older solutions are not sent. */
const maxAge = 15 * 60_000;

/** Solves a challenge while the form is being filled in; each solution is used once. */
export function useOwnCaptcha(isUsed: boolean): () => Promise<string> {
  const services = useServices();
  const ahead = useRef<{ solution: Promise<string>; startedAt: number } | undefined>(undefined);

  const start = useCallback(() => {
    const solution = solveCaptcha(services);
    // The caller that awaits the solution handles the failure; this avoids an unhandled rejection.
    solution.catch(() => undefined);
    ahead.current = { solution, startedAt: performance.now() };
    return ahead.current;
  }, [services]);

  useEffect(() => {
    if (isUsed) start();
  }, [isUsed, start]);

  return useCallback(async () => {
    const prepared = ahead.current;
    const isFresh = prepared && performance.now() - prepared.startedAt < maxAge;
    ahead.current = undefined;
    if (!isFresh) return start().solution;
    // If the connection failed while typing, try again on submit.
    return prepared.solution.catch(() => solveCaptcha(services));
  }, [services, start]);
}

/** Fetches a challenge and solves it in a worker; the solution is valid for one form. */
async function solveCaptcha({ call }: Pick<AppServices, 'call'>): Promise<string> {
  const challenge = await call('getCaptchaChallenge');
  const worker = new Worker(new URL('./captcha.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<string>((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(String(data));
      worker.onerror = () => reject(new Error('The challenge could not be solved'));
      worker.postMessage(challenge);
    });
  } finally {
    worker.terminate();
  }
}
