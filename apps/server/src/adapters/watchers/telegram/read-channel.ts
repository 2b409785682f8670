import type { Publication } from '@marquee/domain/subscriptions/publication.ts';
import { plainText } from '../plain-text.ts';

const mostMessages = 200;

/** The posts on a public channel's preview page; undefined where the page is not one. */
export function readChannel(page: string, channel: string): Publication[] | undefined {
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
