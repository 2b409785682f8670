import type { DemoTexts } from '../../../demo-texts.ts';

export const money: DemoTexts['money'] = {
  coupons: {
    WELCOME10: {
      name: 'Hoş geldiniz',
      description: 'İlk siparişinizde yüzde on indirim.',
    },
    TOPUP5: {
      name: 'Biraz fazlası',
      description: 'Her yüklemede yüzde beş fazlası.',
    },
    CASHBACK3: {
      name: 'Para iadesi',
      description: 'Siparişin yüzde üçü teslimattan sonra bonus olarak döner.',
    },
  },
  grades: {
    newcomer: 'Yeni üye',
    bronze: 'Bronz',
    silver: 'Gümüş',
    gold: 'Altın',
    platinum: 'Platin',
  },
  paymentMethods: {
    balance: ['Bakiye', 'Bakiyenizden anında ödenir.'],
    sandbox: ['Test ödemesi', 'Denemek için: gerçek para hareket etmez.'],
    transfer: [
      'Banka havalesi',
      'Bir görevli tarafından, genellikle bir gün içinde kontrol edilir.',
      '<p>Açıklama kısmına fatura numarasını yazın.</p>',
    ],
    scan: ['QR ile havale', 'Banka veya cüzdan uygulamanızla kodu okutun.'],
  },
  payouts: {
    card: {
      name: 'Banka kartı',
      description: 'İki iş günü içinde ulaşır.',
      account_hint: 'Kartın ön yüzündeki uzun numara',
    },
    crypto: {
      name: 'USDT (TRC-20)',
      description: 'Genellikle incelemeden sonra bir saat içinde.',
      account_hint: 'T ile başlayan cüzdan adresiniz',
    },
    paypal: {
      name: 'PayPal',
      description: 'İş günlerinde aynı gün.',
      account_hint: 'PayPal hesabınızın e-postası',
    },
  },
};
