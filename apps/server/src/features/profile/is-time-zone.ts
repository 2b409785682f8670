/** Whether the name is one that dates can be shown in, here and in browsers. */
export function isTimeZone(name: string): boolean {
  // Offsets such as +02:00 are understood by some engines only.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
