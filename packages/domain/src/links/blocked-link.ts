/** An operator's entry as stored and compared: lower-case host and path, without scheme, `www.` and fragment. */
export function normalizeBlockedLink(typed: string): string {
  return typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^(?:www|m|mobile)\./, '')
    .replace(/#.*$/, '')
    .replace(/\/+$/, '');
}

/** The entry itself and everything below it: pages below a path, hosts below a host. */
export function isBlockedBy(link: string, entry: string): boolean {
  const form = normalizeBlockedLink(link);
  if (form === entry || ['/', '?', '&'].some((next) => form.startsWith(entry + next))) return true;
  const host = form.split(/[/?]/, 1)[0] ?? '';
  return !/[/?]/.test(entry) && host.endsWith(`.${entry}`);
}
