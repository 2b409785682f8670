import { formatDateTime, formatDateTimeIn } from '@marquee/domain/format/date.ts';
import { relativeTime } from './relative-time.ts';

type DateProps = { value: Date; now: Date; languageTag: string; timeZone?: string };

/** A relative date; on hover the exact time, in UTC by default so that server and browser agree. */
export function RelativeDate({ value, now, languageTag, timeZone = 'UTC' }: DateProps) {
  const exact = timeZone === 'UTC' ? formatDateTime(value) : formatDateTimeIn(value, timeZone);
  return (
    <time
      dateTime={value.toISOString()}
      title={`${exact} ${timeZone}`}
      className="whitespace-nowrap"
      suppressHydrationWarning
    >
      {relativeTime(value, now, languageTag)}
    </time>
  );
}
