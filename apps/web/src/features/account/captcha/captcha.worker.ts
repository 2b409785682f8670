import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** The proof of work runs here, so that typing never stutters. */
self.onmessage = async ({ data }: MessageEvent<Challenge>) => {
  const solution = await solveChallenge({ challenge: data, deriveKey });
  self.postMessage(solution ? btoa(JSON.stringify({ challenge: data, solution })) : '');
};
