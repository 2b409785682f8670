const longestName = 100;

/** What turns text around, cannot be seen or ends lines, and what file systems stumble over. */
const unfit =
  /[\p{Cc}\p{Co}\p{Zl}\p{Zp}\u061C\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\uFFFD<>:"|?*]+/gu;

/** The last part of whatever path was sent, with the extension of what the file really is. */
export function shownName(sent: string, extension: string): string {
  const last = sent.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const stem = last
    .replace(unfit, '')
    .replace(/(\.[\p{L}\p{N}]{1,10})+\s*$/u, '')
    .replace(/^[.\s]+/, '');
  const kept = Array.from(stem).slice(0, longestName).join('').trim();
  return `${kept || 'file'}.${extension}`;
}
