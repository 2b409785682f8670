import { FetchFailure } from '../../../platform/guarded-fetch/fetch-failure.ts';
import { fetchPage } from '../fetch-page.ts';
import type { Watcher } from '../watcher.ts';
import { readChannel } from './read-channel.ts';

const channelLink = /^https:\/\/t\.me\/([A-Za-z]\w{3,31})$/;

/** The preview that Telegram shows of a public channel; one that has none cannot be watched. */
export const watchChannel: Watcher = async (fetch, { link }) => {
  const channel = channelLink.exec(link)?.[1];
  if (!channel) return { seen: 'nobody' };
  const listAddress = `https://t.me/s/${channel}`;
  try {
    const page = await fetchPage(fetch, listAddress);
    if (!page || page.status >= 500 || page.status === 429) return { seen: 'silence' };
    const publications = page.status === 200 ? readChannel(page.text, channel) : undefined;
    return publications ? { seen: 'publications', listAddress, publications } : { seen: 'nobody' };
  } catch (error) {
    if (error instanceof FetchFailure) return { seen: 'silence' };
    throw error;
  }
};
