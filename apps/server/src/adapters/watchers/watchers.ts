import { watchFeed } from './feed/watch-feed.ts';
import { watchChannel } from './telegram/watch-channel.ts';
import type { Watcher } from './watcher.ts';

export const watchers = {
  feed: watchFeed,
  telegram: watchChannel,
} satisfies Record<string, Watcher>;

export type WatcherName = keyof typeof watchers;
