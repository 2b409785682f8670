import type { Installation } from './installation.ts';

/** The working half: runs every feature's jobs and keeps their schedule. */
export function startWorker({
  queue,
  connection,
  caches,
  clock,
  keys,
  log,
  panels,
}: Installation): Promise<void> {
  return queue.work({ base: { db: connection.db, caches, clock, keys, log }, panelById: panels.byId });
}
