const dotless = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox behind an address, to compare two: without what follows a plus, and without the dots that Gmail ignores.
 * Dots count as ignored everywhere, since a comparison only ever makes somebody look.
 */
export function mailbox(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const local = email.slice(0, Math.max(at, 0)).toLowerCase().replace(/\+.*$/, '').replaceAll('.', '');
  return `${local}@${dotless.has(domain) ? 'gmail.com' : domain}`;
}

/** Enough for its owner's friend to recognize it: `m***@g***.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const dot = domain.lastIndexOf('.');
  const first = (text: string) => [...text][0] ?? '';
  return `${first(email.slice(0, Math.max(at, 0)))}***@${first(domain)}***${dot > 0 ? domain.slice(dot) : ''}`;
}
