import type { Installation } from './installation.ts';

/** The working half: runs every feature's jobs and keeps their schedule. */
export function startWorker({ queue, surroundings, log, panels }: Installation): Promise<void> {
  return queue.work({ base: { ...surroundings, log }, panelById: panels.byId });
}
