import type { Phrases } from '../../../phrases.ts';

export const guest = {
  subject: 'Ihre Bestellung bei {panel}',
  view: 'Bestellung ansehen',
  notYou: 'Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren.',
  reason: 'Sie erhalten diese E-Mail, weil diese Adresse für eine Bestellung bei {panel} angegeben wurde.',
  newcomer: {
    text: 'Jemand, vielleicht Sie selbst, hat bei {panel} mit dieser Adresse eine Bestellung über {amount} aufgegeben. Legen Sie ein Passwort fest. Sobald die Bestellung bezahlt ist, können Sie sie unter „Bestellungen“ ansehen und zu Ihrem Konto hinzufügen.',
    action: 'Passwort festlegen',
  },
  known: {
    text: 'Jemand, vielleicht Sie selbst, hat bei {panel} mit dieser Adresse ohne Anmeldung eine Bestellung über {amount} aufgegeben. Sobald sie bezahlt ist, können Sie sie unter „Bestellungen“ ansehen und zu Ihrem Konto hinzufügen.',
    action: 'Zu meinen Bestellungen',
  },
} satisfies Phrases['guest'];
