import type { Phrases } from '../../../phrases.ts';

export const guest = {
  subject: 'Ihre Bestellung bei {panel}',
  newcomer: {
    text: 'Mit dieser Adresse wurde bei {panel} bestellt. Legen Sie ein Passwort fest, um den Stand zu sehen, später zu bezahlen oder erneut zu bestellen.',
    action: 'Passwort festlegen',
  },
  known: {
    text: 'Mit dieser Adresse wurde bei {panel} bestellt; die Bestellung liegt in Ihrem Konto. Melden Sie sich an, um den Stand zu sehen.',
    action: 'Anmelden',
  },
} satisfies Phrases['guest'];
