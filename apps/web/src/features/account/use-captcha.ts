import { useCallback, useEffect, useRef } from 'react';
import type { AppServices } from '../../lib/app-services.ts';
import { useServices } from '../../lib/use-services.ts';
import { useShell } from '../../shell/shell-data.ts';

/** A challenge lives for 20 minutes; one solved long ago is not worth sending. */
const freshFor = 15 * 60_000;

/** Solves ahead while the form is filled in, and hands each solution out once. */
export function useCaptcha(): () => Promise<string | undefined> {
  const services = useServices();
  const { captcha_is_enabled } = useShell().settings;
  const ahead = useRef<{ solution: Promise<string>; startedAt: number } | undefined>(undefined);

  const start = useCallback(() => {
    const solution = solveCaptcha(services);
    // Whoever takes it hears of a failure; until then nobody needs to.
    solution.catch(() => undefined);
    ahead.current = { solution, startedAt: performance.now() };
    return ahead.current;
  }, [services]);

  useEffect(() => {
    if (captcha_is_enabled) start();
  }, [captcha_is_enabled, start]);

  return useCallback(async () => {
    if (!captcha_is_enabled) return undefined;
    const kept = ahead.current;
    const isFresh = kept && performance.now() - kept.startedAt < freshFor;
    ahead.current = undefined;
    if (!isFresh) return start().solution;
    // A lost connection while typing must not stand in the way of sending.
    return kept.solution.catch(() => solveCaptcha(services));
  }, [captcha_is_enabled, services, start]);
}

/** Fetches a challenge and solves it beside the page; the answer is good for one form. */
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
