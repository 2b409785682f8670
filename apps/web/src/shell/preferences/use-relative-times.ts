import { type RelativeTimes, relativeTimesOf } from '@marquee/domain/format/relative-times.ts';
import { useServices } from '../../lib/use-services.ts';

/** What came with the page; a later page that is the first to tell a distance in time asks the browser. */
export function useRelativeTimes(): RelativeTimes {
  const services = useServices();
  return services.relativeTimes?.() ?? relativeTimesOf(services.locale);
}
