import { formatClock, formatDate, formatDateTime, formatExactTime } from '@marquee/domain/format/date.ts';
import { useProfile } from '../session/profile.ts';

/** Dates in the time zone that the reader has chosen; in UTC for guests. */
export function useDates() {
  const timeZone = useProfile()?.time_zone ?? 'UTC';
  return {
    timeZone,
    day: (moment: string) => formatDate(moment, timeZone),
    clock: (moment: string) => formatClock(moment, timeZone),
    dateTime: (moment: string) => formatDateTime(moment, timeZone),
    exact: (moment: string) => formatExactTime(moment, timeZone),
  };
}
