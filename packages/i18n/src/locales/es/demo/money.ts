import type { DemoTexts } from '../../../demo-texts.ts';

export const money: DemoTexts['money'] = {
  coupons: {
    WELCOME10: {
      name: 'Bienvenida',
      description: 'Diez por ciento de descuento en tu primer pedido.',
    },
    TOPUP5: {
      name: 'Bono por recarga',
      description: 'Cinco por ciento extra al añadir fondos.',
    },
    CASHBACK3: {
      name: 'Cashback',
      description: 'Tres por ciento de tu pedido como bono cuando se complete.',
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
    balance: ['Saldo', 'Se paga de inmediato con tu saldo.'],
    sandbox: ['Pago de prueba', 'Para probar: no se cobra dinero real.'],
    transfer: [
      'Transferencia bancaria',
      'La revisamos, normalmente en un día.',
      '<p>Usa el número de factura como referencia.</p>',
    ],
    scan: ['Transferencia por QR', 'Escanea un código con la app de tu banco o billetera.'],
  },
  payouts: {
    card: {
      name: 'Tarjeta bancaria',
      description: 'Llega en un máximo de dos días hábiles.',
      account_hint: 'El número largo que aparece al frente de tu tarjeta',
    },
    crypto: {
      name: 'USDT (TRC-20)',
      description: 'Normalmente en menos de una hora tras nuestra revisión.',
      account_hint: 'La dirección de tu billetera, que empieza con T',
    },
    paypal: {
      name: 'PayPal',
      description: 'El mismo día, en días hábiles.',
      account_hint: 'El correo de tu cuenta de PayPal',
    },
  },
};
