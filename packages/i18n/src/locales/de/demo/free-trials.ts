import type { DemoTexts } from '../../../demo-texts.ts';

export const freeTrials: DemoTexts['freeTrials'] = {
  views: {
    name: 'Gratis-Aufrufe für Ihr Video',
    short_body: 'Sehen Sie, wie die Lieferung funktioniert, bevor Sie bezahlen.',
    steps: [
      'Kopieren Sie den Link zu Ihrem öffentlichen Video.',
      'Fügen Sie ihn in das Formular ein und senden Sie es ab.',
      'Verfolgen Sie die Bestellung unter „Bestellungen“.',
    ],
  },
  post: {
    name: 'Likes für einen Beitrag über uns',
    short_body: 'Erzählen Sie anderen von diesem Panel und erhalten Sie Gratis-Likes.',
    steps: [
      'Veröffentlichen Sie in eigenen Worten einen Beitrag über dieses Panel. Kennzeichnen Sie ihn als Werbung, wenn Ihr Netzwerk das verlangt.',
      'Senden Sie den Link als Nachweis.',
      'Wir prüfen ihn und bestellen die Likes für den Link, den Sie eingeben.',
    ],
  },
  regulars: {
    name: 'Ein Dankeschön für Stammkunden',
    short_body: 'Gratis-Aufrufe, sobald Sie einen kleinen Betrag ausgegeben und aufgeladen haben.',
    steps: [
      'Erreichen Sie beide oben genannten Beträge.',
      'Fügen Sie den Link zu Ihrem öffentlichen Video ein.',
      'Die Bestellung startet sofort.',
    ],
  },
};
