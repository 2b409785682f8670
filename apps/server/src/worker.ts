import { features } from './features.ts';
import type { Installation } from './installation.ts';
import { notifyHeld } from './notify-held.ts';
import { runLoops } from './platform/loops/run-loops.ts';
import type { Closing } from './platform/process/closing.ts';
import { heartbeatLoop } from './platform/restore/heartbeat-loop.ts';

/** The worker process: runs the jobs, schedules and loops of all features. */
export async function startWorker(installation: Installation, closing: Closing): Promise<void> {
  const { queue, workerServices: appServices, log, panels } = installation;
  closing.addStop(queue.stopWorking);
  await queue.work({ base: { ...appServices, log }, panelById: panels.byId });
  const heartbeat = heartbeatLoop(installation.config.dataDir, (_, reason) =>
    notifyHeld({ ...appServices, log, panelById: panels.byId }, reason),
  );
  const loops = [heartbeat, ...features.flatMap((feature) => feature.loops ?? [])];
  const { stop } = runLoops(loops, { appServices, log, panelById: panels.byId });
  closing.addStop(stop);
}
