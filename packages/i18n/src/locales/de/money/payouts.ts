import type { Phrases } from '../../../phrases.ts';

export const payouts = {
  action: 'Auszahlungen ansehen',
  requested: {
    subject: 'Auszahlung {number} beantragt: {amount}',
    title: 'Auszahlung beantragt',
    text: 'Sie haben eine Auszahlung von {amount} über {method} an {account} beantragt. Nach Abzug der Gebühr erhalten Sie {payout}. Der Betrag bleibt reserviert, solange wir den Antrag prüfen. Waren Sie das nicht, stornieren Sie die Auszahlung und ändern Sie sofort Ihr Passwort.',
  },
  paid: {
    title: 'Auszahlung {number} erfolgt: {payout}',
    text: 'Wir haben {payout} über {method} an {account} gesendet. Zahlungsreferenz: {reference}.',
  },
  rejected: {
    title: 'Auszahlung {number} wurde abgelehnt',
    text: 'Wir konnten {amount} nicht über {method} auszahlen. Der Betrag wurde Ihren Einnahmen wieder gutgeschrieben. Grund: {reason}',
  },
} satisfies Phrases['payouts'];
