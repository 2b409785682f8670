import type { CDPSession } from '@playwright/test';
import { askPage } from './ask-page.ts';

/** Milliseconds. */
export interface Felt {
  /** How long the page could not answer at most, from the first paint on: before it there is nothing to press. */
  longestTask: number;
  /** From a press to the next picture. */
  slowestEvent: number;
}

interface Watched {
  tasks: { start: number; duration: number }[];
  events: { name: string; duration: number }[];
}

/** Watches every document that the page opens from now on. */
export async function startWatching(devTools: CDPSession): Promise<void> {
  await devTools.send('Page.enable');
  await devTools.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${watch})()` });
}

export function whatWasFelt(devTools: CDPSession): Promise<Felt> {
  return askPage(devTools, read);
}

function watch(): void {
  const watched: Watched = { tasks: [], events: [] };
  Object.assign(window, { watched });
  const keepAll = (type: string, options: object, keep: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(keep)).observe({ type, ...options });
  keepAll('longtask', { buffered: true }, ({ startTime, duration }) => {
    watched.tasks.push({ start: startTime, duration });
  });
  keepAll('event', { buffered: true, durationThreshold: 16 }, (entry) => {
    const { interactionId = 0 } = entry as PerformanceEntry & { interactionId?: number };
    if (interactionId > 0) watched.events.push({ name: entry.name, duration: entry.duration });
  });
}

async function read(): Promise<Felt> {
  // Entries of the last press come with the picture after it.
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)));
  const { tasks, events } = (window as unknown as { watched: Watched }).watched;
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const longest = (durations: number[]) => Math.max(0, ...durations);
  return {
    longestTask: longest(tasks.filter(({ start }) => start >= paint).map(({ duration }) => duration)),
    slowestEvent: longest(events.map(({ duration }) => duration)),
  };
}
