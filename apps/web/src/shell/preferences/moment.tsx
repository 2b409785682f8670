import { languageTag } from '@marquee/domain/locale/locales.ts';
import { useServices } from '../../lib/use-services.ts';
import { RelativeDate } from '../../ui/text/date.tsx';
import { useProfile } from '../session/profile.ts';
import { useRenderedAt } from './rendered-at.tsx';

/** A relative date; pressed or hovered, the exact time in the user's time zone. */
export function Moment({ value, inLink }: { value: string; inLink?: boolean }) {
  const { locale } = useServices();
  const now = new Date(useRenderedAt());
  const timeZone = useProfile()?.time_zone;
  return (
    <RelativeDate
      value={new Date(value)}
      now={now}
      languageTag={languageTag(locale)}
      timeZone={timeZone}
      inLink={inLink}
    />
  );
}
