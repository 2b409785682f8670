import { providerDay } from '@marquee/domain/video-sources/provider-day.ts';
import { publishedOn, sampleChannelId, sampleVideoId } from './sample-catalog.ts';
import { chance, dayNumber, drift, seedOf } from './sample-chance.ts';
import { storyOf } from './sample-story.ts';

const pool = 64;
const places = 50;

interface Query {
  keyword: string;
  country: string;
  near?: string;
}

/** The same all day; from one day to the next videos change places with their neighbours. */
export function sampleResults(query: Query, now: Date): { ids: string[]; total: number } {
  const day = dayNumber(providerDay(now));
  const keyword = query.keyword.trim().toLowerCase();
  const seed = seedOf('search', keyword, query.country);
  const ids = Array.from({ length: pool }, (_, index) => index)
    .map((index) => ({ index, rank: index + 5 * drift(seed ^ (index * 7919), day, 11) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ index }) => competitor(seed, index, day))
    .filter((id) => id !== query.near)
    .slice(0, places);
  const place = query.near === undefined ? undefined : samplePlace(query.near, keyword, query.country, day);
  if (query.near !== undefined && place !== undefined) ids.splice(place - 1, 0, query.near);
  return { ids: ids.slice(0, places), total: Math.round(900 * 2500 ** chance(seed, 9)) };
}

/** Climbs over the months, with setbacks; some keywords stay beyond the places that are looked at. */
export function samplePlace(
  videoId: string,
  keyword: string,
  country: string,
  day: number,
): number | undefined {
  const seed = seedOf('place', videoId, keyword, country);
  const home = 2 + 62 * chance(seed, 1) ** 2;
  const season = drift(seed ^ 0x31, day, 70) * home * 0.45;
  const weeks = drift(seed ^ 0x32, day, 12) * (2 + home * 0.16);
  const daily = drift(seed ^ 0x33, day, 2) * 0.9;
  const place = Math.max(1, Math.round(home + season + weeks + daily));
  return place <= places ? place : undefined;
}

/** A video of a channel that appears for this keyword alone; published before the day it is seen. */
function competitor(seed: number, index: number, day: number): string {
  const channelId = sampleChannelId(`${seed} ${index}`);
  const story = storyOf(channelId);
  let number = Math.floor(chance(seed, 100 + index) * 120);
  while (number > 0 && publishedOn(story, number) >= day) number -= 1;
  return sampleVideoId(channelId, number);
}
