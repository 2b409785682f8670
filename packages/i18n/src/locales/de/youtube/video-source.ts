import type { Phrases } from '../../../phrases.ts';

export const videoSource = {
  label: 'Zu diesen Zahlen',
  sample: {
    badge: 'Beispieldaten',
    text: 'Mit diesen Beispieldaten können Sie die Seite ausprobieren. Echte Zahlen erscheinen, sobald diese Website mit YouTube verbunden ist.',
  },
  states: {
    quota_used_up:
      'Das heutige Limit für YouTube-Anfragen ist erreicht. Die Zahlen werden aktualisiert, sobald das Tageslimit zurückgesetzt ist.',
    unavailable: 'YouTube antwortet zurzeit nicht. Wir versuchen es weiter.',
    not_connected: 'Dieser Kanal ist noch nicht mit YouTube verbunden.',
    consent_revoked:
      'Der Zugriff wurde bei YouTube widerrufen. Verbinden Sie den Kanal erneut, um die Zahlen zu aktualisieren.',
    gone: 'Diesen Kanal oder dieses Video gibt es auf YouTube nicht mehr.',
  },
  updated: 'Aktualisiert: <time></time>',
  nextUpdate: 'Nächste Aktualisierung: <time></time>',
} satisfies Phrases['videoSource'];
