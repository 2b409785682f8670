import type { Phrases } from '../../../phrases.ts';

export const channelNotices = {
  disconnected: {
    title: 'Verbinden Sie „{channel}“ erneut',
    text: 'Wir können die Berichte Ihres YouTube-Kanals „{channel}“ nicht mehr abrufen, weil die Berechtigung entzogen wurde oder abgelaufen ist. Verbinden Sie ihn erneut, damit Ihre Statistik aktuell bleibt. Andernfalls löschen wir seine Daten in einer Woche.',
  },
  action: 'Kanalstatistik ansehen',
} satisfies Phrases['channelNotices'];
