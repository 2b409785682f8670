import type { DemoTexts } from '../../../demo-texts.ts';

export const money: DemoTexts['money'] = {
  coupons: {
    WELCOME10: {
      name: 'Boas-vindas',
      description: 'Dez por cento no primeiro pedido.',
    },
    TOPUP5: {
      name: 'Um pouco a mais',
      description: 'Cinco por cento a mais em cada recarga.',
    },
    CASHBACK3: {
      name: 'Dinheiro de volta',
      description: 'Três por cento do pedido voltam como bônus após a entrega.',
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
    sandbox: ['Pagamento de teste', 'Para experimentar: nenhum dinheiro de verdade é movido.'],
    transfer: [
      'Transferência bancária',
      'Conferida por uma pessoa, em geral em até um dia.',
      '<p>Informe o número da fatura na descrição da transferência.</p>',
    ],
    scan: ['Transferência por QR', 'Escaneie um código com o app do banco ou da carteira.'],
  },
  payouts: {
    card: {
      name: 'Cartão bancário',
      description: 'Chega em até dois dias úteis.',
      account_hint: 'O número longo na frente do cartão',
    },
    crypto: {
      name: 'USDT (TRC-20)',
      description: 'Normalmente em até uma hora após a conferência.',
      account_hint: 'Seu endereço, começa com T',
    },
    paypal: {
      name: 'PayPal',
      description: 'No mesmo dia, em dias úteis.',
      account_hint: 'O e-mail da sua conta PayPal',
    },
  },
};
