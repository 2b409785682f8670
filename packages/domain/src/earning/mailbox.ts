const gmail = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox behind an address, to compare two: one mailbox has many spellings. What follows a plus never changes where
 * mail arrives; dots only do not at Gmail.
 */
export function mailbox(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const host = address.slice(at + 1);
  const name = address.slice(0, Math.max(at, 0)).replace(/\+.*$/, '');
  return gmail.has(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}
