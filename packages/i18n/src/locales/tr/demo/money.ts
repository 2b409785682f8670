import type { DemoTexts } from '../../../demo-texts.ts';

export const money: DemoTexts['money'] = {
  coupons: {
    WELCOME10: {
      name: 'Hoş geldiniz',
      description: 'İlk siparişinizde yüzde on indirim.',
    },
    TOPUP5: {
      name: 'Yükleme bonusu',
      description: 'Bakiye yüklediğinizde yüzde beş ek bonus.',
    },
    CASHBACK3: {
      name: 'Cashback',
      description: 'Sipariş tamamlanınca tutarının yüzde üçü bonus olarak verilir.',
    },
  },
  grades: {
    newcomer: 'Yeni müşteri',
    bronze: 'Bronz',
    silver: 'Gümüş',
    gold: 'Altın',
    platinum: 'Platin',
  },
  paymentMethods: {
    balance: ['Bakiye', 'Bakiyenizden hemen ödenir.'],
    sandbox: ['Test ödemesi', 'Denemek için: gerçek para tahsil edilmez.'],
    transfer: [
      'Banka havalesi',
      'Genellikle bir gün içinde inceleriz.',
      '<p>Açıklama alanına fatura numarasını yazın.</p>',
    ],
    scan: ['QR ile havale', 'Kodu banka veya cüzdan uygulamanızla tarayın.'],
  },
  payouts: {
    card: {
      name: 'Banka kartı',
      description: 'İki iş günü içinde ulaşır.',
      account_hint: 'Kartın ön yüzündeki uzun numara',
    },
    crypto: {
      name: 'USDT (TRC-20)',
      description: 'Genellikle incelememizden sonra bir saat içinde.',
      account_hint: 'T ile başlayan cüzdan adresiniz',
    },
    paypal: {
      name: 'PayPal',
      description: 'İş günlerinde aynı gün.',
      account_hint: 'PayPal hesabınızın e-posta adresi',
    },
  },
};
