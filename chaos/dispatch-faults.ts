import { run as dispatchOrders } from '../apps/server/src/features/dispatch/sending/dispatch-orders.ts';
import { killWhileSending } from './dispatch-kill.ts';
import { type DispatchStage, withDispatchStage } from './dispatch-stage.ts';

const faults = ['hang', 'reset', 'server_error', 'truncated', 'refuse', 'slow'] as const;
export const faultModes = ['killed', ...faults, 'dns'] as const;
export type FaultMode = (typeof faultModes)[number];

export interface FaultReport {
  mode: FaultMode;
  orders: number;
  placed: number;
  unknown: number;
  /** How often the fault left it open whether the order was placed. */
  ambiguous: number;
  kills: number;
  /** What went wrong; empty when all is well. */
  problems: string[];
}

const ambiguous: ReadonlySet<FaultMode> = new Set(['hang', 'reset', 'server_error', 'truncated']);

/** One provider, one fault, many orders: compares the provider's orders with what our database says. */
export async function dispatchFault(url: string, mode: FaultMode, count: number): Promise<FaultReport> {
  return withDispatchStage(url, async (stage) => {
    const links = Array.from({ length: count }, (_, index) => `https://example.com/${mode}/${index}`);
    await stage.order(links);
    const injected = await inject(stage, url, mode, links);
    const unknown = new Set(await stage.linksBy(['unknown']));
    const sent = new Set(await stage.linksBy(['sent']));
    const rejected = new Set(await stage.linksBy(['rejected', 'ended']));
    const problems = links.flatMap((link) => {
      const placed = stage.provider.placementsOf(link);
      const isRight =
        (unknown.has(link) && injected.ambiguous.has(link) && placed <= 1) ||
        (sent.has(link) && !injected.ambiguous.has(link) && placed === 1) ||
        (rejected.has(link) && mode === 'refuse' && placed === 0);
      return isRight ? [] : [`${link}: placed ${placed} times`];
    });
    return {
      mode,
      orders: count,
      placed: stage.provider.orders.size,
      unknown: unknown.size,
      ambiguous: injected.ambiguous.size,
      kills: injected.kills,
      problems: [...problems, ...(await stage.findings())],
    };
  });
}

interface Injected {
  ambiguous: ReadonlySet<string>;
  kills: number;
}

async function inject(
  stage: DispatchStage,
  url: string,
  mode: FaultMode,
  links: readonly string[],
): Promise<Injected> {
  if (mode === 'killed') return killWhileSending(stage, url, links.length);
  if (mode === 'dns') {
    stage.name.resolves = false;
    while (await dispatchOrders(stage.loop));
    stage.name.resolves = true;
  } else {
    stage.provider.fault = () => mode;
  }
  await dispatchAll(mode === 'hang' ? withShortTimeout(stage) : stage);
  return { ambiguous: new Set(ambiguous.has(mode) ? links : []), kills: 0 };
}

/** The usual timeout of half a minute would take too long with a thousand orders. */
function withShortTimeout(stage: DispatchStage): DispatchStage {
  const { fetch } = stage.ctx;
  const shortFetch: typeof fetch = (url, request) => fetch(url, { ...request, timeoutMs: 400 });
  const { inPanel } = stage.loop;
  const shortInPanel = async (panelId: bigint) => {
    const ctx = await inPanel(panelId);
    return ctx && { ...ctx, fetch: shortFetch };
  };
  return { ...stage, loop: { ...stage.loop, inPanel: shortInPanel } };
}

/** The pause after a provider's failure grows each time, so the clock advances by hours until nothing waits. */
async function dispatchAll({ ctx, loop, linksBy }: DispatchStage): Promise<void> {
  for (let hours = 0; hours < 5000; hours += 1) {
    while (await dispatchOrders(loop));
    const waiting = await linksBy(['ready', 'sending']);
    if (waiting.length === 0) return;
    ctx.clock.advance(3600);
  }
  throw new Error('some orders are never sent');
}
