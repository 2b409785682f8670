const watchHosts = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com']);
const shortHosts = new Set(['youtu.be', 'www.youtu.be']);
const idPattern = /^[A-Za-z0-9_-]{11}$/;
const longest = 2048;

/** The video that an address names, and the address everybody writes it with. */
export function readVideoAddress(typed: string): { videoId: string; url: string } | undefined {
  const text = typed.trim();
  if (text.length === 0 || text.length > longest) return undefined;
  const address = parse(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`);
  if (!address || !/^https?:$/.test(address.protocol)) return undefined;
  if (address.username !== '' || address.password !== '' || address.port !== '') return undefined;
  const videoId = videoIn(address);
  if (videoId === undefined || !idPattern.test(videoId)) return undefined;
  return { videoId, url: `https://www.youtube.com/watch?v=${videoId}` };
}

function videoIn({ hostname, pathname, searchParams }: URL): string | undefined {
  const [first = '', second] = pathname.split('/').filter((part) => part !== '');
  if (shortHosts.has(hostname)) return first;
  if (!watchHosts.has(hostname)) return undefined;
  if (first === 'watch') return searchParams.get('v') ?? undefined;
  return ['shorts', 'live', 'embed', 'v'].includes(first) ? second : undefined;
}

function parse(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
