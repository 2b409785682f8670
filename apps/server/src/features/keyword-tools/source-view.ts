import type { Source } from '@marquee/contract/youtube/source.ts';
import type { SourceKind, SourceState } from '@marquee/domain/video-sources/source-state.ts';
import type { SourceFailure } from '../../adapters/channels/video-source.ts';

export interface FoundFigures {
  source: Source;
}

interface Reading {
  readAt?: Date | undefined;
  /** In milliseconds. */
  freshFor?: number;
  failure?: SourceFailure;
  /** What the network said about the thing asked for. */
  state?: SourceState;
}

export function sourceView(kind: SourceKind, { readAt, freshFor, failure, state = 'ok' }: Reading): Source {
  const next = failure ? failure.retryAt : readAt && freshFor && new Date(readAt.getTime() + freshFor);
  return {
    kind,
    state: failure?.reason ?? state,
    updated_at: readAt?.toISOString() ?? null,
    next_update_at: next ? next.toISOString() : null,
  };
}
