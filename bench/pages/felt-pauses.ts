import { askPage, waitForPage } from '../browser/ask-page.ts';
import type { DevTools } from '../browser/dev-tools.ts';

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
export async function startWatching(devTools: DevTools): Promise<void> {
  await devTools.send('Page.enable');
  await devTools.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${watch})()` });
}

/** Once everything has come and nothing has happened for a while. */
export async function whatWasFelt(devTools: DevTools): Promise<Felt> {
  await waitForPage(devTools, isQuiet);
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

function isQuiet(): boolean {
  const { tasks } = (window as unknown as { watched: Watched }).watched;
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const last = Math.max(
    ...tasks.map(({ start, duration }) => start + duration),
    ...files.map(({ responseEnd }) => responseEnd),
  );
  return document.readyState === 'complete' && performance.now() - last > 1000;
}

async function read(): Promise<Felt> {
  // Entries of the last press come with the picture after it.
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)));
  const { tasks, events } = (window as unknown as { watched: Watched }).watched;
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const felt = tasks.filter(({ start }) => start >= paint).map(({ duration }) => duration);
  return {
    // Browsers tell of tasks and events from these durations on.
    longestTask: Math.max(50, ...felt),
    slowestEvent: Math.max(16, ...events.map(({ duration }) => duration)),
  };
}
