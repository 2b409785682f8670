import type { DemoTexts } from '../../../demo-texts.ts';

export const money: DemoTexts['money'] = {
  coupons: {
    WELCOME10: {
      name: 'Bienvenue',
      description: 'Dix pour cent de remise sur votre première commande.',
    },
    TOPUP5: {
      name: 'Bonus de recharge',
      description: 'Cinq pour cent en plus quand vous ajoutez des fonds.',
    },
    CASHBACK3: {
      name: 'Cashback de 3\u00a0%',
      description: 'Trois pour cent de votre commande en bonus, une fois celle-ci terminée.',
    },
  },
  grades: {
    newcomer: 'Débutant',
    bronze: 'Bronze',
    silver: 'Argent',
    gold: 'Or',
    platinum: 'Platine',
  },
  paymentMethods: {
    balance: ['Solde', 'Payé immédiatement avec votre solde.'],
    sandbox: ['Paiement de test', 'Pour essayer\u00a0: aucun argent réel n’est débité.'],
    transfer: [
      'Virement bancaire',
      'Nous le vérifions, en général sous 24 heures.',
      '<p>Indiquez le numéro de facture comme référence.</p>',
    ],
    scan: [
      'Virement par QR code',
      'Scannez un code avec l’application de votre banque ou de votre portefeuille.',
    ],
  },
  payouts: {
    card: {
      name: 'Carte bancaire',
      description: 'Versement sous deux jours ouvrés.',
      account_hint: 'Le numéro complet au recto de votre carte',
    },
    crypto: {
      name: 'USDT (TRC-20)',
      description: 'En général dans l’heure qui suit notre vérification.',
      account_hint: 'L’adresse de votre portefeuille, commençant par T',
    },
    paypal: {
      name: 'PayPal',
      description: 'Le jour même, les jours ouvrés.',
      account_hint: 'L’e-mail de votre compte PayPal',
    },
  },
};
