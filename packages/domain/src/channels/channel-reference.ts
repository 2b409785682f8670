/** What a channel's address contains: its id, or one of the names it can be found by. */
export interface ChannelReference {
  kind: 'id' | 'handle' | 'user' | 'custom';
  value: string;
}

const hosts = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com']);
const channelId = /^UC[\w-]{22}$/;
/** Letters of any language; YouTube allows a middle dot, too. */
const name = /^[\p{L}\p{N}\p{M}._·-]{1,100}$/u;
const handle = /^@[\p{L}\p{N}\p{M}._·-]{3,30}$/u;

/** First segments that are pages of the site and never a channel's name. */
const pages = new Set([
  'watch',
  'shorts',
  'playlist',
  'live',
  'embed',
  'feed',
  'results',
  'hashtag',
  'post',
  'clip',
  'gaming',
  'premium',
  'account',
  'redirect',
  'about',
  't',
  'v',
  'e',
]);

/** Reads every form in which people paste a channel: full, mobile, without scheme, `@handle`, or the bare id. */
export function channelReference(typed: string): ChannelReference | undefined {
  const text = typed.trim();
  if (channelId.test(text)) return { kind: 'id', value: text };
  if (handle.test(text)) return { kind: 'handle', value: text };
  const segments = channelSegments(text);
  if (!segments) return undefined;
  const [first = '', second = ''] = segments;
  if (first === 'channel') return channelId.test(second) ? { kind: 'id', value: second } : undefined;
  if (first === 'user' || first === 'c')
    return name.test(second) ? { kind: first === 'c' ? 'custom' : 'user', value: second } : undefined;
  if (first.startsWith('@')) return handle.test(first) ? { kind: 'handle', value: first } : undefined;
  return name.test(first) && !pages.has(first.toLowerCase()) ? { kind: 'custom', value: first } : undefined;
}

function channelSegments(text: string): string[] | undefined {
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, username, port, pathname } = new URL(address);
  const isPlainWeb = (protocol === 'https:' || protocol === 'http:') && username === '' && port === '';
  if (!isPlainWeb || !hosts.has(hostname)) return undefined;
  try {
    return pathname
      .split('/')
      .filter((segment) => segment !== '')
      .map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
