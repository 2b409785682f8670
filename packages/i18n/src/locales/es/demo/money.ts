import type { DemoTexts } from '../../../demo-texts.ts';

export const money: DemoTexts['money'] = {
  coupons: {
    WELCOME10: {
      name: 'Bienvenida',
      description: 'Un diez por ciento en tu primer pedido.',
    },
    TOPUP5: {
      name: 'Un poco más',
      description: 'Un cinco por ciento más en cada recarga.',
    },
    CASHBACK3: {
      name: 'Dinero de vuelta',
      description: 'Un tres por ciento del pedido vuelve como bono al entregarse.',
    },
  },
  grades: {
    newcomer: 'Principiante',
    bronze: 'Bronce',
    silver: 'Plata',
    gold: 'Oro',
    platinum: 'Platino',
  },
  paymentMethods: {
    balance: ['Saldo', 'Se paga al instante con tu saldo.'],
    sandbox: ['Pago de prueba', 'Para probar: no se mueve dinero real.'],
    transfer: [
      'Transferencia bancaria',
      'La revisa una persona, normalmente en un día.',
      '<p>Escribe el número de factura en el concepto de la transferencia.</p>',
    ],
    scan: ['Transferencia por QR', 'Escanea un código con la app de tu banco o monedero.'],
  },
  payouts: {
    card: {
      name: 'Tarjeta bancaria',
      description: 'Llega en dos días hábiles.',
      account_hint: 'El número largo del anverso de la tarjeta',
    },
    crypto: {
      name: 'USDT (TRC-20)',
      description: 'Normalmente en una hora tras la revisión.',
      account_hint: 'Tu dirección, empieza por T',
    },
    paypal: {
      name: 'PayPal',
      description: 'El mismo día en días hábiles.',
      account_hint: 'El correo de tu cuenta PayPal',
    },
  },
};
