import type { DemoTexts } from '../../../demo-texts.ts';

export const money: DemoTexts['money'] = {
  coupons: {
    WELCOME10: {
      name: 'Willkommen',
      description: 'Zehn Prozent Rabatt auf Ihre erste Bestellung.',
    },
    TOPUP5: {
      name: 'Aufladebonus',
      description: 'Fünf Prozent extra beim Aufladen.',
    },
    CASHBACK3: {
      name: 'Cashback',
      description: 'Drei Prozent Ihrer Bestellung als Bonus, sobald sie abgeschlossen ist.',
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
    balance: ['Guthaben', 'Sofort mit Ihrem Guthaben bezahlt.'],
    sandbox: ['Testzahlung', 'Zum Ausprobieren: Es wird kein echtes Geld abgebucht.'],
    transfer: [
      'Banküberweisung',
      'Wir prüfen sie, meist innerhalb eines Tages.',
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
      description: 'Meist innerhalb einer Stunde nach unserer Prüfung.',
      account_hint: 'Ihre Wallet-Adresse, beginnend mit T',
    },
    paypal: {
      name: 'PayPal',
      description: 'An Werktagen noch am selben Tag.',
      account_hint: 'Die E-Mail-Adresse Ihres PayPal-Kontos',
    },
  },
};
