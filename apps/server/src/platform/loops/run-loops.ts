import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AppServices, Panel } from '../context.ts';
import type { Logger } from '../log/log.ts';
import { isOutgoingHeld } from '../restore/outgoing.ts';
import type { Loop, LoopContext } from './loop.ts';
import { createSharedLook, type DueCondition } from './shared-look.ts';

interface LoopServices {
  appServices: AppServices;
  log: Logger;
  panelById(panelId: bigint): Promise<Panel | undefined>;
}

/** A loop that is run only when work is due still runs this often, for what its condition leaves out. */
const longestPauseMs = 20_000;

/** Runs every loop until stopped; a failed run is logged and repeated after the usual pause. */
export function runLoops(loops: readonly Loop[], { appServices, log, panelById }: LoopServices) {
  const stopping = new AbortController();
  const look = createSharedLook({ appServices, log, stopping: stopping.signal });
  const runUntilStopped = async (loop: Loop) => {
    const { run, isDue } = await loop.load();
    while (!stopping.signal.aborted) {
      const more = await runUnlessHeld(loop, run).catch((error: unknown) => {
        log.error({ err: error, loop: loop.name }, 'A loop failed and will be tried again.');
        return false;
      });
      if (!more) await pauseAfter(loop, isDue);
    }
  };
  const pauseAfter = async ({ everySeconds, isOutgoing = false }: Loop, isDue: DueCondition | undefined) => {
    const leastMs = everySeconds * 1000;
    if (isDue) await look.untilDue({ isDue, isOutgoing }, { leastMs, mostMs: longestPauseMs });
    else await sleep(leastMs, undefined, { signal: stopping.signal }).catch(() => {});
  };
  const runUnlessHeld = async (loop: Loop, run: (ctx: LoopContext) => Promise<boolean>) => {
    if (loop.isOutgoing && (await isOutgoingHeld(appServices.db))) return false;
    return run(createContext(loop));
  };
  const createContext = (loop: Loop): LoopContext => {
    const requestId = randomUUID();
    const base = {
      ...appServices,
      log: log.child({ loop: loop.name, requestId }),
      actor: { kind: 'system', name: loop.name } as const,
      locale: 'en' as const,
      requestId,
    };
    return {
      ...base,
      stopping: stopping.signal,
      inPanel: async (panelId) => {
        const panel = await panelById(panelId);
        return panel && { ...base, panel };
      },
    };
  };
  const running = loops.map(runUntilStopped);
  return {
    /** Waits until every loop has finished its current run. */
    stop: async () => {
      stopping.abort();
      await Promise.all([...running, look.ended]);
    },
  };
}
