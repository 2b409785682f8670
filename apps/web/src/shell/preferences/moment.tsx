import { languageTag } from '@marquee/domain/locale/locales.ts';
import { useServices } from '../../lib/use-services.ts';
import { RelativeDate } from '../../ui/text/date.tsx';
import { useProfile } from '../session/profile.ts';
import { useRenderedAt } from './rendered-at.tsx';

/** How long ago, and on hover when exactly, in the time zone that the person chose. */
export function Moment({ value }: { value: string }) {
  const { locale } = useServices();
  const now = new Date(useRenderedAt());
  const timeZone = useProfile()?.time_zone;
  return (
    <RelativeDate value={new Date(value)} now={now} languageTag={languageTag(locale)} timeZone={timeZone} />
  );
}
