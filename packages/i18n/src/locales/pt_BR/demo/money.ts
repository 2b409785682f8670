import type { DemoTexts } from '../../../demo-texts.ts';

export const money: DemoTexts['money'] = {
  coupons: {
    WELCOME10: {
      name: 'Boas-vindas',
      description: 'Dez por cento de desconto no primeiro pedido.',
    },
    TOPUP5: {
      name: 'Bônus de recarga',
      description: 'Cinco por cento a mais ao adicionar saldo.',
    },
    CASHBACK3: {
      name: 'Cashback',
      description: 'Três por cento do pedido como bônus quando ele for concluído.',
    },
  },
  grades: {
    newcomer: 'Iniciante',
    bronze: 'Bronze',
    silver: 'Prata',
    gold: 'Ouro',
    platinum: 'Platina',
  },
  paymentMethods: {
    balance: ['Saldo', 'Pago na hora com o seu saldo.'],
    sandbox: ['Pagamento de teste', 'Para experimentar: nada é cobrado de verdade.'],
    transfer: [
      'Transferência bancária',
      'A análise costuma levar até um dia.',
      '<p>Use o número da fatura como referência da transferência.</p>',
    ],
    scan: ['Transferência por QR code', 'Escaneie um código com o app do seu banco ou da sua carteira.'],
  },
  payouts: {
    card: {
      name: 'Cartão bancário',
      description: 'Chega em até dois dias úteis.',
      account_hint: 'O número impresso na frente do cartão',
    },
    crypto: {
      name: 'USDT (TRC-20)',
      description: 'Normalmente em até uma hora após a análise.',
      account_hint: 'O endereço da sua carteira, que começa com T',
    },
    paypal: {
      name: 'PayPal',
      description: 'No mesmo dia, em dias úteis.',
      account_hint: 'O e-mail da sua conta PayPal',
    },
  },
};
