import { type DayRange, reportRange } from '@marquee/domain/channel-reports/report-range.ts';
import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';

/** Refuses the field that names a day which cannot be. */
export function askedRange(
  { clock }: Pick<Context, 'clock'>,
  query: { dateStart?: string | undefined; dateEnd?: string | undefined },
): DayRange {
  const range = reportRange(query, clock.now());
  if ('refused' in range)
    return refuse('invalid_input', { fields: [{ field: range.refused, code: 'invalid' }] });
  return range;
}
