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
