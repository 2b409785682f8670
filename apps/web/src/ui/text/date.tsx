import { formatDateTime, formatDateTimeIn } from '@marquee/domain/format/date.ts';
import { useState } from 'react';
import { relativeTime } from './relative-time.ts';

interface DateProps {
  value: Date;
  now: Date;
  languageTag: string;
  timeZone?: string | undefined;
  /** Inside a link nothing else can be pressed; what the link opens tells the exact time. */
  inLink?: boolean | undefined;
}

/**
 * A relative date; pressing it shows the exact time, as does hovering. In UTC by default, so that server and
 * browser agree.
 */
export function RelativeDate({ value, now, languageTag, timeZone = 'UTC', inLink = false }: DateProps) {
  const [isExact, setExact] = useState(false);
  const exact = `${timeZone === 'UTC' ? formatDateTime(value) : formatDateTimeIn(value, timeZone)} ${timeZone}`;
  const time = (
    <time
      dateTime={value.toISOString()}
      title={exact}
      className="whitespace-nowrap tabular-nums"
      suppressHydrationWarning
    >
      {isExact ? exact : relativeTime(value, now, languageTag)}
    </time>
  );
  if (inLink) return time;
  return (
    <button
      type="button"
      className="tap-area cursor-pointer rounded-sm text-start"
      onClick={() => setExact(!isExact)}
    >
      {time}
    </button>
  );
}
