interface Pace {
  /** Checks that are due, and those of them that somebody asked for. */
  waiting: number;
  asked: number;
  /** Look-ups the day still allows. */
  left: number;
  /** Until the video network's day ends, and between two rounds. */
  leftMs: number;
  roundMs: number;
}

/**
 * How many look-ups a round makes, so that the day's are spread over its hours. What was asked for need not wait for its
 * hour, but takes no more than a tenth of what is left at once: others may ask later in the day.
 */
export function lookupsThisRound({ waiting, asked, left, leftMs, roundMs }: Pace): number {
  const rounds = Math.max(1, Math.floor(leftMs / roundMs));
  const spread = Math.ceil(Math.min(waiting, left) / rounds);
  const urgent = Math.min(asked, Math.ceil(left / 10));
  return Math.max(0, Math.min(left, waiting, Math.max(spread, urgent)));
}
