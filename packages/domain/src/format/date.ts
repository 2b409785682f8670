/** `2026-11-05`. Every date on the panel is in UTC. */
export function formatDate(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** `2026-11-05 04:07:09`. */
export function formatDateTime(moment: Date): string {
  return `${formatDate(moment)} ${moment.toISOString().slice(11, 19)}`;
}

/** `2026-11-05 4:07:09`: the account and money pages leave the hour unpadded. */
export function formatAccountDateTime(moment: Date): string {
  return `${formatDate(moment)} ${moment.getUTCHours()}${moment.toISOString().slice(13, 19)}`;
}

/** `2026-11-05 09:37:09` in the time zone that a person has chosen. */
export function formatDateTimeIn(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}:${part('second')}`;
}
