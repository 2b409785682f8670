import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';

type Answer = number | boolean | object | null;

/**
 * Runs a function of its own in the page. Playwright's way would first give the page a script of 330 kB, and to read it
 * keeps a slowed-down processor busy for a tenth of a second: the longest task of all, and none of the page's.
 */
export async function askPage<Result extends Answer, Given extends readonly string[]>(
  devTools: CDPSession,
  question: (...given: Given) => Result | Promise<Result>,
  ...given: Given
): Promise<Result> {
  const { result, exceptionDetails } = await devTools.send('Runtime.evaluate', {
    expression: `(${question})(...${JSON.stringify(given)})`,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}

/** Asks until the answer is neither null nor false. */
export async function waitForPage<Result extends object | boolean, Given extends readonly string[]>(
  devTools: CDPSession,
  question: (...given: Given) => Result | null | false,
  ...given: Given
): Promise<Result> {
  for (let turn = 0; turn < 300; turn += 1) {
    const answer = await askPage(devTools, question, ...given);
    if (answer) return answer;
    await pause(100);
  }
  throw new Error(`The page never answered: ${question}`);
}
