import { phrasesOf } from './words.ts';

export type TagSourceKind = 'keyword' | 'title' | 'video';
/** `address`: of the web, and not of a video. */
export type TagSource =
  | { kind: 'keyword' | 'title' }
  | { kind: 'video'; videoId: string }
  | { kind: 'address' };

const hosts = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com']);
const shortHosts = new Set(['youtu.be', 'www.youtu.be']);
const videoId = /^[\w-]{11}$/;
const placesOfIds = new Set(['shorts', 'live', 'embed', 'v', 'e']);
const mostWordsOfKeyword = 3;

/** What somebody pasted: the address of a video, a title, or a keyword of a few words. */
export function tagSourceOf(text: string, language: string): TagSource {
  const address = addressIn(text.trim());
  if (address) {
    const id = videoIdAt(address);
    return id === undefined ? { kind: 'address' } : { kind: 'video', videoId: id };
  }
  const words = phrasesOf(text, language).flat().length;
  return { kind: words > mostWordsOfKeyword ? 'title' : 'keyword' };
}

function addressIn(text: string): URL | undefined {
  if (/\s/u.test(text)) return undefined;
  const isNamed = /^https?:\/\//i.test(text);
  const isKnownHost = /^(?:(?:www|m|music)\.)?(?:youtube\.com|youtu\.be)(?:[/?#]|$)/i.test(text);
  if (!isNamed && !isKnownHost) return undefined;
  const address = isNamed ? text : `https://${text}`;
  return URL.canParse(address) ? new URL(address) : undefined;
}

function videoIdAt({ hostname, pathname, searchParams, username, port }: URL): string | undefined {
  if (username !== '' || port !== '') return undefined;
  const [first = '', second = ''] = pathname.split('/').filter((segment) => segment !== '');
  if (shortHosts.has(hostname)) return valid(first);
  if (!hosts.has(hostname)) return undefined;
  if (first === 'watch') return valid(searchParams.get('v') ?? '');
  return placesOfIds.has(first) ? valid(second) : undefined;
}

function valid(id: string): string | undefined {
  return videoId.test(id) ? id : undefined;
}
