import { setTimeout as pause } from 'node:timers/promises';
import type { DevTools } from './dev-tools.ts';

type Answer = number | boolean | object | null;

/** Runs a function of its own in the page; what it is given and what it answers travel as JSON. */
export async function askPage<Result extends Answer, Given extends readonly string[]>(
  devTools: DevTools,
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
  devTools: DevTools,
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
