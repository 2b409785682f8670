import type { AppServices } from '../../lib/app-services.ts';

/** Fetches a challenge and solves it beside the page; the answer is good for one form. */
export async function solveCaptcha({ call }: Pick<AppServices, 'call'>): Promise<string> {
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
