import type { Source } from '@marquee/contract/youtube/source.ts';
import type { SourceKind, SourceState } from '@marquee/domain/video-sources/source-state.ts';
import { SourceFailure } from '../../../adapters/channels/video-source.ts';
import { Refusal } from '../../../platform/errors.ts';

/** What is known, from how long ago, and what kept us from knowing more. */
export interface Reading<T> {
  value: T | undefined;
  state: SourceState;
  updatedAt: Date | null;
  nextAt: Date | null;
}

const retryAfterMs = 2 * 60_000;

/** The worst state comes first: one that its reader can do something about before one that passes. */
const severity: readonly SourceState[] = [
  'gone',
  'consent_revoked',
  'not_connected',
  'quota_used_up',
  'unavailable',
  'ok',
];

/** How an answer made of several readings stands: as badly as the worst, as old as the oldest of them. */
export function sourceView(kind: SourceKind, readings: readonly Reading<unknown>[]): Source {
  const states = readings.map(({ state }) => state);
  const times = (moment: (reading: Reading<unknown>) => Date | null) =>
    readings.flatMap((reading) => moment(reading)?.getTime() ?? []);
  const earliest = (moments: readonly number[]) =>
    moments.length === 0 ? null : new Date(Math.min(...moments)).toISOString();
  return {
    kind,
    state: severity.find((state) => states.includes(state)) ?? 'ok',
    updated_at: earliest(times(({ updatedAt }) => updatedAt)),
    next_update_at: earliest(times(({ nextAt }) => nextAt)),
  };
}

/** The reason why the video network gave no answer; anything else is our own mistake and is thrown. */
export function failureOf(error: unknown, now: Date): { state: SourceState; nextAt: Date | null } {
  if (error instanceof SourceFailure) {
    const isFinal = error.reason === 'consent_revoked';
    const nextAt = isFinal ? null : (error.retryAt ?? new Date(now.getTime() + retryAfterMs));
    return { state: error.reason, nextAt };
  }
  if (error instanceof Refusal && error.code === 'upstream_failed')
    return { state: 'unavailable', nextAt: new Date(now.getTime() + retryAfterMs) };
  throw error;
}
