import { readVideoAddress } from '../campaigns/video-address.ts';
import { phrasesOf } from './words.ts';

/** `address`: of the web, and not of a video. */
export type TagSource =
  | { kind: 'keyword' | 'title' }
  | { kind: 'video'; videoId: string }
  | { kind: 'address' };

const mostWordsOfKeyword = 3;

/** What somebody pasted: the address of a video, a title, or a keyword of a few words. */
export function tagSourceOf(text: string, language: string): TagSource {
  if (isAddress(text.trim())) {
    const video = readVideoAddress(text);
    return video ? { kind: 'video', videoId: video.videoId } : { kind: 'address' };
  }
  const words = phrasesOf(text, language).flat().length;
  return { kind: words > mostWordsOfKeyword ? 'title' : 'keyword' };
}

/** With its scheme, or at the video network without one: `node.js` is a keyword. */
function isAddress(text: string): boolean {
  if (/\s/u.test(text)) return false;
  return (
    /^https?:\/\//i.test(text) || /^(?:(?:www|m|music)\.)?(?:youtube\.com|youtu\.be)(?:[/?#]|$)/i.test(text)
  );
}
