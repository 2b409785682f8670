import { addDays } from '../format/calendar.ts';
import { type DayRange, daysOf, networkDay } from './report-range.ts';

/** The video network completes a day within three; until then its figures still change. */
const unsettledDays = 3;
const [hour, day] = [3_600_000, 86_400_000];
const [unsettledAge, settledAge] = [6 * hour, 7 * day];

/** When the figures of a day have been read; days without an entry never have. */
export type ReadTimes = ReadonlyMap<string, Date>;

/** From this day on figures still change at a moment, and a day without figures may get some. */
export function firstUnsettledDay(moment: Date): string {
  return addDays(networkDay(moment), -unsettledDays);
}

/** The days to ask for again, from the first to the last of them: one call costs less than several. */
export function daysToRead(range: DayRange, read: ReadTimes, now: Date): DayRange | undefined {
  const freshFor = freshness();
  const stale = daysOf(range).filter((each) => {
    const at = read.get(each);
    return at === undefined || now.getTime() - at.getTime() >= freshFor(each, at);
  });
  const [start, end] = [stale[0], stale.at(-1)];
  return start === undefined || end === undefined ? undefined : { start, end };
}

/** When figures of a range that were read at a moment are read again. */
export function nextRead({ end }: DayRange, readAt: Date): Date {
  return new Date(readAt.getTime() + freshness()(end, readAt));
}

/** What was read before its day was complete grows old soon, also after the day has been completed. */
function freshness(): (each: string, readAt: Date) => number {
  // Days that were read together share a moment, and telling its day in another time zone takes long.
  const known = new Map<number, string>();
  return (each, readAt) => {
    const unsettled = known.get(readAt.getTime()) ?? firstUnsettledDay(readAt);
    known.set(readAt.getTime(), unsettled);
    return each >= unsettled ? unsettledAge : settledAge;
  };
}
