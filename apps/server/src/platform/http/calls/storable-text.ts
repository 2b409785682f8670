/** PostgreSQL stores no text with a NUL character or an unpaired surrogate. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
