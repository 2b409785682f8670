import type { Publication } from '@marquee/domain/subscriptions/publication.ts';
import { FetchFailure } from '../../../platform/guarded-fetch/fetch-failure.ts';
import { fetchPage } from '../fetch-page.ts';
import { plainText } from '../plain-text.ts';
import type { Watcher } from '../watcher.ts';

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

const mostMessages = 200;

/** The posts on a public channel's preview page; undefined where the page is not one. */
function readChannel(page: string, channel: string): Publication[] | undefined {
  if (!page.includes('tgme_channel_info') && !page.includes('data-post="')) return undefined;
  const pieces = page.split(/(?=<div class="tgme_widget_message[ "])/).slice(1, mostMessages + 1);
  return pieces.flatMap((piece) => post(piece, channel) ?? []);
}

function post(piece: string, channel: string): Publication | undefined {
  const opening = piece.slice(0, piece.indexOf('>'));
  const number = /\bdata-post="\w{1,64}\/(\d{1,12})"/.exec(opening)?.[1];
  // Service messages (channel renamed, post pinned) are not publications.
  if (!number || opening.includes('service_message')) return undefined;
  const time = Date.parse(/<time\b[^<>]*\bdatetime="([^"]{1,40})"/.exec(piece)?.[1] ?? '');
  const text = /<div class="tgme_widget_message_text[^<>]*>([\s\S]{0,8000}?)<\/div>/.exec(piece)?.[1] ?? '';
  return {
    key: number,
    link: `https://t.me/${channel}/${number}`,
    title: plainText(text),
    publishedAt: Number.isNaN(time) ? null : new Date(time),
  };
}
