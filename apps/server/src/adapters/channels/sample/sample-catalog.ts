import { chance, dayNumber, momentOf, seedOf } from './sample-chance.ts';
import { type Story, storyOf } from './sample-story.ts';

/** A sample video: of a sample channel when its id says so, otherwise of a channel made for it. */
export interface SampleVideo {
  id: string;
  channelId: string;
  seed: number;
  title: string;
  published: Date;
  length: number;
  /** Views after many years. */
  size: number;
}

const made = /^sample-(\d{1,6})-([A-Za-z0-9_-]{6,50})$/;
const subjects = [
  'behind the scenes',
  'the first try',
  'ten small tips',
  'questions and answers',
  'a day with us',
  'what we learned',
  'before and after',
  'the long version',
  'beginners start here',
  'the best of the month',
];

/** Ids of this kind never exist at the video network, whose own are shorter. */
export function sampleVideoId(channelId: string, index: number): string {
  return `sample-${index}-${channelId}`;
}

export function sampleChannelId(name: string): string {
  return `UCsample-${seedOf('name', name.toLowerCase()).toString(36).padStart(8, '0')}-sample`;
}

/** Named so by tests and by people who want to see what a page says: there is no such channel or video. */
export function isMissing(id: string): boolean {
  return /missing|private|removed/i.test(id);
}

export function sampleVideo(id: string): SampleVideo {
  const seed = seedOf('video', id);
  const [, index, channel] = made.exec(id) ?? [];
  const channelId = channel ?? sampleChannelId(`of ${id}`);
  const story = storyOf(channelId);
  const day =
    index === undefined
      ? dayNumber('2022-06-01') + Math.floor(chance(seed, 1) * 1200)
      : publishedOn(story, Number(index));
  const subject = subjects[Math.floor(chance(seed, 2) * subjects.length)] ?? '';
  const number = index === undefined ? id : `no. ${Number(index) + 1}`;
  return {
    id,
    channelId,
    seed,
    title: `Sample video ${number}: ${subject}`,
    published: momentOf(day, 14 + chance(seed, 3) * 6),
    length: Math.round(story.length * (0.6 + chance(seed, 4) * 0.9)),
    size: Math.round(
      story.start *
        story.rhythm *
        story.growth ** Math.min(5, (day - story.begin) / 365) *
        (4 + 10 * chance(seed, 5) ** 3),
    ),
  };
}

export function publishedOn(story: Story, index: number): number {
  return story.begin + index * story.rhythm + Math.floor(chance(story.seed ^ 0x21, index) * 3);
}

/** How many videos a channel has published before a moment. */
export function publishedCount(channelId: string, now: Date): number {
  const story = storyOf(channelId);
  let count = Math.max(0, Math.floor((dayNumber(now) - story.begin) / story.rhythm) + 2);
  while (count > 0 && sampleVideo(sampleVideoId(channelId, count - 1)).published > now) count -= 1;
  return count;
}

/** Half in the first weeks, the rest over the years. */
export function videoViewsBefore(video: SampleVideo, moment: Date): number {
  const age = (moment.getTime() - video.published.getTime()) / 86_400_000;
  if (age <= 0) return 0;
  return Math.floor(video.size * (0.55 * (1 - Math.exp(-age / 12)) + 0.45 * (1 - Math.exp(-age / 500))));
}

export function channelTitle(channelId: string): string {
  return `Sample channel ${channelId
    .replace(/^UCsample-|-sample$/g, '')
    .replace(/^UC/, '')
    .slice(0, 8)}`;
}
