import type { WebLink } from './web-link.ts';

const tracking = /^(?:utm_\w+|fbclid|gclid|yclid|msclkid|igshid?|si|feature|ref|ref_src|mibextid|_[rt])$/i;

/** The one way to write a link of which no rule knows more: without tracking, fragment and order of parameters. */
export function plainForm({ host, path, parameters }: WebLink): string {
  const kept = new URLSearchParams([...parameters].filter(([name]) => !tracking.test(name)));
  kept.sort();
  const query = kept.toString();
  return `https://${host.replace(/^www\./, '')}${encodeURI(path)}${query === '' ? '' : `?${query}`}`;
}
