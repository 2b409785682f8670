import type { Phrases } from '../../../phrases.ts';

export const guest = {
  subject: 'Ihre Bestellung bei {panel}',
  view: 'Bestellung ansehen',
  notYou: 'Das waren nicht Sie? Dann können Sie diese E-Mail ignorieren.',
  reason:
    'Sie erhalten diese Nachricht, weil diese Adresse bei einer Bestellung bei {panel} angegeben wurde.',
  newcomer: {
    text: 'Jemand, vielleicht Sie, hat bei {panel} mit dieser Adresse für {amount} bestellt. Legen Sie ein Passwort fest: Sobald bezahlt ist, sehen Sie die Bestellung auf Ihrer Bestellseite und können sie zu Ihren Bestellungen hinzufügen.',
    action: 'Passwort festlegen',
  },
  known: {
    text: 'Jemand, vielleicht Sie, hat bei {panel} ohne Anmeldung mit dieser Adresse für {amount} bestellt. Sobald bezahlt ist, sehen Sie die Bestellung auf Ihrer Bestellseite und können sie zu Ihren Bestellungen hinzufügen.',
    action: 'Ansehen und hinzufügen',
  },
} satisfies Phrases['guest'];
