import type { Phrases } from '../../../phrases.ts';

export const payouts = {
  action: 'Auszahlungen ansehen',
  requested: {
    subject: 'Auszahlung {number}: {amount} beantragt',
    title: 'Auszahlung beantragt',
    text: 'Sie haben die Auszahlung von {amount} per {method} an {account} beantragt; nach Abzug der Gebühr kommen {payout} an. Bis zur Prüfung ist der Betrag zurückgelegt. Falls Sie das nicht waren, stornieren Sie die Auszahlung und ändern Sie sofort Ihr Passwort.',
  },
  paid: {
    title: 'Auszahlung {number}: {payout} sind unterwegs',
    text: 'Wir haben {payout} per {method} an {account} gesendet. Zahlungsreferenz: {reference}.',
  },
  rejected: {
    title: 'Auszahlung {number} wurde abgelehnt',
    text: 'Wir konnten {amount} nicht per {method} auszahlen. Grund: {reason}. Der Betrag liegt wieder bei Ihren Einnahmen.',
  },
} satisfies Phrases['payouts'];
