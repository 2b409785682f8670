import type { DemoTexts } from '../../../demo-texts.ts';

export const money: DemoTexts['money'] = {
  coupons: {
    WELCOME10: {
      name: 'Bienvenue',
      description: 'Dix pour cent sur votre première commande.',
    },
    TOPUP5: {
      name: 'Un petit plus',
      description: 'Cinq pour cent de plus à chaque recharge.',
    },
    CASHBACK3: {
      name: 'Remise différée',
      description: 'Trois pour cent de la commande reviennent en bonus après livraison.',
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
    sandbox: ['Paiement d’essai', 'Pour essayer\u00a0: aucun argent réel n’est débité.'],
    transfer: [
      'Virement bancaire',
      'Vérifié par une personne, en général sous un jour.',
      '<p>Indiquez le numéro de facture en motif du virement.</p>',
    ],
    scan: ['Virement par QR code', 'Scannez un code avec l’appli de votre banque ou portefeuille.'],
  },
  payouts: {
    card: {
      name: 'Carte bancaire',
      description: 'Arrive sous deux jours ouvrés.',
      account_hint: 'Le long numéro au recto de la carte',
    },
    crypto: {
      name: 'USDT (TRC-20)',
      description: 'En général dans l’heure qui suit la vérification.',
      account_hint: 'Votre adresse, qui commence par T',
    },
    paypal: {
      name: 'PayPal',
      description: 'Le jour même, les jours ouvrés.',
      account_hint: 'L’e-mail de votre compte PayPal',
    },
  },
};
