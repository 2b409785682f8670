import type { DemoTexts } from '../../../demo-texts.ts';

export const money: DemoTexts['money'] = {
  coupons: {
    WELCOME10: {
      name: 'Welcome',
      description: 'Ten percent off your first order.',
    },
    TOPUP5: {
      name: 'A little extra',
      description: 'Five percent more whenever you top up.',
    },
    CASHBACK3: {
      name: 'Money back',
      description: 'Three percent of your order returns as bonus once it is delivered.',
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
    balance: ['Balance', 'Paid from your balance, at once.'],
    sandbox: ['Test payment', 'Try it out: no real money moves.'],
    transfer: [
      'Bank transfer',
      'Checked by a person, usually within a day.',
      '<p>Write the invoice number as the purpose of the transfer.</p>',
    ],
    scan: ['QR transfer', 'Scan a code with your bank or wallet app.'],
  },
  payouts: {
    card: {
      name: 'Bank card',
      description: 'Arrives within two working days.',
      account_hint: 'The long number on the front of your card',
    },
    crypto: {
      name: 'USDT (TRC-20)',
      description: 'Usually within an hour after we have checked the request.',
      account_hint: 'Your wallet address, starting with T',
    },
    paypal: {
      name: 'PayPal',
      description: 'The same day on working days.',
      account_hint: 'The e-mail of your PayPal account',
    },
  },
};
