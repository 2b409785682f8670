import type { WebLink } from './web-link.ts';

const tracking = /^(?:utm_\w+|fbclid|gclid|yclid|msclkid|igshid?|si|feature|ref|ref_src|mibextid|_[rt])$/i;

/** The canonical form of a link that no rule covers: no tracking or fragment, parameters sorted. */
export function normalizeLink({ host, path, parameters }: WebLink): string {
  const kept = new URLSearchParams([...parameters].filter(([name]) => !tracking.test(name)));
  kept.sort();
  const query = kept.toString();
  return `https://${host.replace(/^www\./, '')}${encodeURI(path)}${query === '' ? '' : `?${query}`}`;
}
