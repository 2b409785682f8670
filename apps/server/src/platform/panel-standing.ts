import { openWhileClosed, pausedWhileReadOnly } from '@marquee/contract/panel-standing.ts';
import type { Context, Panel } from './context.ts';
import { refuse } from './errors.ts';

/** For what sells or takes money, wherever it is asked for. */
export function requireOpenPanel({ panel }: Pick<Context, 'panel'>): void {
  if (panel.standing === 'closed') refuse('panel_closed');
  if (panel.standing === 'read_only') refuse('panel_read_only');
}

/** What a closed panel still shows of itself; empty where it has no address to write to. */
export interface ClosedPanelFace {
  contact: string;
  name: string;
  /** Colours of its header. */
  left: string;
  right: string;
}
export type ClosedFace = (panel: Panel) => Promise<ClosedPanelFace>;

/** What a panel answers at all: a closed one hears of payments that were on their way, and nothing else. */
export async function requireReachablePanel(
  panel: Panel,
  { call, closedFace }: { call: string | undefined; closedFace: ClosedFace | undefined },
): Promise<void> {
  if (panel.standing !== 'closed' || (call && openWhileClosed.has(call))) return;
  refuse('panel_closed', { values: { ...(await closedFace?.(panel)) } });
}

/** A panel that is not paid for sells nothing, but everything that was sold stays its customers'. */
export function requireCallOpen({ standing }: Panel, call: string): void {
  if (standing === 'read_only' && pausedWhileReadOnly.has(call)) refuse('panel_read_only');
}
