import { RelativeDate } from '../../ui/text/date.tsx';
import { useProfile } from '../session/profile.ts';
import { useRenderedAt } from './rendered-at.tsx';
import { useRelativeTimes } from './use-relative-times.ts';

/** A relative date; pressed or hovered, the exact time in the user's time zone. */
export function Moment({ value, inLink }: { value: string; inLink?: boolean }) {
  const now = new Date(useRenderedAt());
  const timeZone = useProfile()?.time_zone;
  return (
    <RelativeDate
      value={new Date(value)}
      now={now}
      times={useRelativeTimes()}
      timeZone={timeZone}
      inLink={inLink}
    />
  );
}
