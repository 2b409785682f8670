import { chance, dayNumber, drift, seedOf } from './sample-chance.ts';

const firstChannels = dayNumber('2017-03-01');

/** What a sample channel lived through: fixed by its id, so that each day has one figure for ever. */
export interface Story {
  seed: number;
  /** The day it began. */
  begin: number;
  /** Views a day in its first weeks, and by what it grows in a year. */
  start: number;
  growth: number;
  /** Seconds of an average video. */
  length: number;
  /** Days between two videos. */
  rhythm: number;
}

export function storyOf(channelId: string): Story {
  const seed = seedOf('channel', channelId);
  return {
    seed,
    begin: firstChannels + Math.floor(chance(seed, 1) * 1600),
    start: 60 + Math.floor(chance(seed, 2) * 500),
    growth: 1.35 + chance(seed, 3) * 0.5,
    length: 240 + Math.floor(chance(seed, 4) * 700),
    rhythm: 4 + Math.floor(chance(seed, 5) * 6),
  };
}

/** Growth over the years, quiet summers, busy weekends, a week that goes viral and one without a video. */
export function viewsOn(story: Story, day: number): number {
  const age = day - story.begin;
  if (age < 0) return 0;
  const years = age / 365.25;
  // Growth slows: nobody doubles for ever.
  const level = story.start * (1 + years) * story.growth ** Math.min(years, 5) * Math.min(1, (age + 3) / 30);
  const today = new Date(day * 86_400_000);
  const weekday = [1.24, 0.92, 0.9, 0.93, 0.97, 1.08, 1.3][today.getUTCDay()] ?? 1;
  const month = [1.05, 1, 1, 0.99, 0.96, 0.88, 0.76, 0.8, 0.97, 1.03, 1.08, 1.12][today.getUTCMonth()] ?? 1;
  const mood = 1 + 0.16 * drift(story.seed ^ 0x11, day, 23) + 0.07 * (chance(story.seed ^ 0x12, day) - 0.5);
  return Math.max(1, Math.round(level * weekday * month * mood * burst(story, day) * dip(story, day)));
}

/** One week of every half year goes viral and fades over the next. */
function burst({ seed }: Story, day: number): number {
  const half = Math.floor(day / 182);
  const since = day - half * 182 - 20 - Math.floor(chance(seed ^ 0x13, half) * 120);
  if (since < 0 || since > 30) return 1;
  const height = 1.2 + chance(seed ^ 0x14, half) * 2.4;
  return 1 + height * (since < 3 ? (since + 1) / 3 : Math.exp(-(since - 2) / 6));
}

/** About ten days of every 150 are poor: no new video, or the network shows others. */
function dip({ seed }: Story, day: number): number {
  const span = Math.floor(day / 150);
  const since = day - span * 150 - 10 - Math.floor(chance(seed ^ 0x15, span) * 120);
  if (since < 0 || since >= 11) return 1;
  return 1 - 0.42 * Math.sin(((since + 1) / 12) * Math.PI);
}

export function subscribersOn(story: Story, day: number): { gained: number; lost: number } {
  const views = viewsOn(story, day);
  const rate = 0.006 + 0.003 * drift(story.seed ^ 0x16, day, 45);
  const gained = Math.round(views * rate + chance(story.seed ^ 0x17, day));
  const lost = Math.round(gained * (0.14 + 0.1 * chance(story.seed ^ 0x18, day)));
  return { gained, lost };
}

/** From its first day to the end of the day before `day`. */
export function totalsBefore(story: Story, day: number): { views: number; subscribers: number } {
  let views = 0;
  let subscribers = 0;
  for (let one = story.begin; one < day; one += 1) {
    const { gained, lost } = subscribersOn(story, one);
    views += viewsOn(story, one);
    subscribers += gained - lost;
  }
  return { views, subscribers };
}

/** How much of an average video is watched, in percent. */
export function watchedPercentOn({ seed }: Story, day: number): number {
  const percent = 41 + 8 * drift(seed ^ 0x19, day, 60) + 3 * (chance(seed ^ 0x1a, day) - 0.5);
  return Math.round(percent * 100) / 100;
}
