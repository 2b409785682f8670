import type { Source } from '@marquee/contract/youtube/source.ts';
import type { Context } from '../../../platform/context.ts';
import { sourceKind } from '../../channel-sources/index.ts';
import type { OwnChannel } from '../report-channels.ts';

/** For callers who have no channel, or none whose owner they have shown to be. */
export async function notConnected(ctx: Context): Promise<Source> {
  return { kind: await sourceKind(ctx), state: 'not_connected', updated_at: null, next_update_at: null };
}

/** Figures are for owners only. */
export function mayRead(own: OwnChannel | undefined): own is OwnChannel {
  return own?.view.is_reportable === true || own?.connection === 'revoked';
}

export function kindOf({ connection }: OwnChannel): Source['kind'] {
  return connection === 'sample' ? 'sample' : 'youtube';
}
