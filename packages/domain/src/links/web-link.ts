/** A web address that a customer entered, in its parts. */
export interface WebLink {
  host: string;
  /** Decoded, without empty segments: `/`, or `/a/b`. */
  path: string;
  parameters: URLSearchParams;
}

export const maxLinkLength = 2048;

/** White space, control and direction marks, and characters that browsers always encode. */
const foreign = /[\p{C}\p{Z}\\<>"`{}|^]/u;
const hostName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/;

/**
 * Parses, never fetches. Only what can name one public page: no user, port, IP address, look-alike letters
 * in the host, other scheme, or text encoded twice. A missing `https://` is added.
 */
export function parseWebLink(typed: string): WebLink | undefined {
  const text = typed.trim();
  if (text === '' || text.length > maxLinkLength || foreign.test(text)) return undefined;
  const address = withScheme(text);
  if (address === undefined || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const writtenHost = /^https:\/\/([^/?#]*)/.exec(address)?.[1]?.toLowerCase();
  // A host that the parser had to change was written to look like another one.
  if (writtenHost !== url.hostname || !isPublicName(url.hostname)) return undefined;
  const path = decodedPath(url.pathname);
  return path === undefined ? undefined : { host: url.hostname, path, parameters: url.searchParams };
}

function withScheme(text: string): string | undefined {
  if (/^https?:\/\//i.test(text)) return text.replace(/^https?:/i, 'https:');
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#]|$)/i.test(text) ? `https://${text}` : undefined;
}

function isPublicName(host: string): boolean {
  return (
    host.length <= 253 && hostName.test(host) && !host.split('.').some((label) => label.startsWith('xn--'))
  );
}

function decodedPath(encoded: string): string | undefined {
  const segments = encoded.split('/').filter((segment) => segment !== '');
  const decoded = segments.map(decodedSegment);
  return decoded.every((segment) => segment !== undefined) ? `/${decoded.join('/')}` : undefined;
}

function decodedSegment(segment: string): string | undefined {
  try {
    const text = decodeURIComponent(segment);
    return foreign.test(text) || /[%/?#]/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

const tracking = /^(?:utm_\w+|fbclid|gclid|yclid|msclkid|igshid?|si|feature|ref|ref_src|mibextid|_[rt])$/i;

/** The canonical form of a link that no rule covers: no tracking or fragment, parameters sorted. */
export function normalizeLink({ host, path, parameters }: WebLink): string {
  const kept = new URLSearchParams([...parameters].filter(([name]) => !tracking.test(name)));
  kept.sort();
  const query = kept.toString();
  return `https://${host.replace(/^www\./, '')}${encodeURI(path)}${query === '' ? '' : `?${query}`}`;
}
