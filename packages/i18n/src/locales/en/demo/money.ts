import type { DemoTexts } from '../../../demo-texts.ts';

export const money: DemoTexts['money'] = {
  coupons: {
    WELCOME10: {
      name: 'Welcome',
      description: 'Ten percent off your first order.',
    },
    TOPUP5: {
      name: 'Top-up bonus',
      description: 'Five percent extra when you add funds.',
    },
    CASHBACK3: {
      name: 'Cashback',
      description: 'Three percent of your order as bonus once it’s complete.',
    },
  },
  grades: {
    newcomer: 'Newcomer',
    bronze: 'Bronze',
    silver: 'Silver',
    gold: 'Gold',
    platinum: 'Platinum',
  },
  paymentMethods: {
    balance: ['Balance', 'Paid from your balance right away.'],
    sandbox: ['Test payment', 'Try it out: no real money is charged.'],
    transfer: [
      'Bank transfer',
      'We review it, usually within a day.',
      '<p>Use the invoice number as the reference.</p>',
    ],
    scan: ['QR transfer', 'Scan a code with your bank or wallet app.'],
  },
  payouts: {
    card: {
      name: 'Bank card',
      description: 'Arrives within two business days.',
      account_hint: 'The long number on the front of your card',
    },
    crypto: {
      name: 'USDT (TRC-20)',
      description: 'Usually within an hour after our review.',
      account_hint: 'Your wallet address, starting with T',
    },
    paypal: {
      name: 'PayPal',
      description: 'Same day on business days.',
      account_hint: 'The e-mail of your PayPal account',
    },
  },
};
