import { addDays } from '../format/calendar.ts';
import { type DayRange, daysOf, networkDay } from './report-range.ts';

/** The video network completes a day within three; until then its figures still change. */
const unsettledDays = 3;
const [hour, day] = [3_600_000, 86_400_000];
const [unsettledAge, settledAge] = [6 * hour, 7 * day];

/** When the figures of a day have been read; days without an entry never have. */
export type ReadTimes = ReadonlyMap<string, Date>;

/** From this day on figures still change, and a day without figures may get some. */
export function firstUnsettledDay(now: Date): string {
  return addDays(networkDay(now), -unsettledDays);
}

/** The days to ask for again, from the first to the last of them: one call costs less than several. */
export function daysToRead(range: DayRange, read: ReadTimes, now: Date): DayRange | undefined {
  const unsettled = firstUnsettledDay(now);
  const stale = daysOf(range).filter((each) => {
    const at = read.get(each);
    return at === undefined || now.getTime() - at.getTime() >= freshFor(each, unsettled);
  });
  const [start, end] = [stale[0], stale.at(-1)];
  return start === undefined || end === undefined ? undefined : { start, end };
}

/** When figures of a range that were read at a moment are read again. */
export function nextRead({ end }: DayRange, readAt: Date, now: Date): Date {
  return new Date(readAt.getTime() + freshFor(end, firstUnsettledDay(now)));
}

function freshFor(each: string, unsettled: string): number {
  return each >= unsettled ? unsettledAge : settledAge;
}
