import type { Phrases } from '../../../phrases.ts';

export const channelNotices = {
  disconnected: {
    title: 'Verbinden Sie „{channel}“ neu',
    text: 'Wir dürfen die Berichte Ihres Kanals „{channel}“ bei YouTube nicht mehr lesen: Die Berechtigung wurde entzogen oder ist abgelaufen. Verbinden Sie ihn neu, damit Ihre Statistik aktuell bleibt. Andernfalls löschen wir seine Zahlen in einer Woche.',
  },
  action: 'Kanalstatistik ansehen',
} satisfies Phrases['channelNotices'];
