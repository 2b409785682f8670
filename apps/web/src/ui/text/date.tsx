import { formatExactTime } from '@marquee/domain/format/date.ts';
import { type RelativeTimes, relativeTime } from '@marquee/domain/format/relative-times.ts';
import { useState } from 'react';

interface ExactOnPressProps {
  value: Date;
  /** A short form; pressing it shows the exact time, as does hovering. */
  children: string;
  /** In UTC by default, so that server and browser agree. */
  timeZone?: string | undefined;
  /** Inside a link nothing else can be pressed; what the link opens tells the exact time. */
  inLink?: boolean | undefined;
}

interface RelativeDateProps extends Omit<ExactOnPressProps, 'children'> {
  now: Date;
  times: RelativeTimes;
}

export function RelativeDate({ now, times, ...props }: RelativeDateProps) {
  return <ExactOnPress {...props}>{relativeTime(props.value, now, times)}</ExactOnPress>;
}

export function ExactOnPress({ value, children, timeZone, inLink = false }: ExactOnPressProps) {
  const [isExact, setExact] = useState(false);
  const exact = formatExactTime(value, timeZone);
  const time = (
    <time
      dateTime={value.toISOString()}
      title={exact}
      className="whitespace-nowrap tabular-nums"
      suppressHydrationWarning
    >
      {isExact ? exact : children}
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
