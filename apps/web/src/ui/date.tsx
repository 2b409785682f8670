import { formatDateTime } from '@marquee/domain/format/date.ts';
import { relativeTime } from './relative-time.ts';

type DateProps = { value: Date; now: Date; languageTag: string };

/** How long ago, in words; the exact time (UTC, the same on server and browser) on hover. */
export function RelativeDate({ value, now, languageTag }: DateProps) {
  const exact = `${formatDateTime(value)} UTC`;
  return (
    <time dateTime={value.toISOString()} title={exact} className="whitespace-nowrap" suppressHydrationWarning>
      {relativeTime(value, now, languageTag)}
    </time>
  );
}
