import type { DemoTexts } from '../../../demo-texts.ts';

export const money: DemoTexts['money'] = {
  coupons: {
    WELCOME10: {
      name: 'Willkommen',
      description: 'Zehn Prozent auf Ihre erste Bestellung.',
    },
    TOPUP5: {
      name: 'Etwas obendrauf',
      description: 'Fünf Prozent mehr bei jeder Aufladung.',
    },
    CASHBACK3: {
      name: 'Geld zurück',
      description: 'Drei Prozent der Bestellung kommen nach der Lieferung als Bonus zurück.',
    },
  },
  grades: {
    newcomer: 'Einsteiger',
    bronze: 'Bronze',
    silver: 'Silber',
    gold: 'Gold',
    platinum: 'Platin',
  },
  paymentMethods: {
    balance: ['Guthaben', 'Sofort von Ihrem Guthaben bezahlt.'],
    sandbox: ['Testzahlung', 'Zum Ausprobieren: Es fließt kein echtes Geld.'],
    transfer: [
      'Banküberweisung',
      'Von einem Menschen geprüft, meist binnen eines Tages.',
      '<p>Geben Sie die Rechnungsnummer als Verwendungszweck an.</p>',
    ],
    scan: ['QR-Überweisung', 'Code mit der Bank- oder Wallet-App scannen.'],
  },
  payouts: {
    card: {
      name: 'Bankkarte',
      description: 'Kommt innerhalb von zwei Werktagen an.',
      account_hint: 'Die lange Nummer auf der Vorderseite der Karte',
    },
    crypto: {
      name: 'USDT (TRC-20)',
      description: 'Meist innerhalb einer Stunde nach der Prüfung.',
      account_hint: 'Ihre Wallet-Adresse, beginnt mit T',
    },
    paypal: {
      name: 'PayPal',
      description: 'An Werktagen noch am selben Tag.',
      account_hint: 'Die E-Mail-Adresse Ihres PayPal-Kontos',
    },
  },
};
