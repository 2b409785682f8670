import type { Phrases } from '../../../phrases.ts';

export const payouts = {
  action: 'Para çekme taleplerinizi görün',
  requested: {
    subject: 'Para çekme {number}: {amount} talep edildi',
    title: 'Çekim talep edildi',
    text: '{account} hesabına {method} ile {amount} çekmek istediniz; ücret düşüldükten sonra {payout} ulaşacak. Talep incelenene kadar tutar ayrıldı. Bunu siz yapmadıysanız talebi iptal edin ve parolanızı hemen değiştirin.',
  },
  paid: {
    title: 'Para çekme {number}: {payout} gönderildi',
    text: '{account} hesabına {method} ile {payout} gönderdik. Ödeme referansı: {reference}.',
  },
  rejected: {
    title: 'Para çekme {number} reddedildi',
    text: '{method} ile {amount} ödeyemedik. Neden: {reason}. Tutar kazançlarınıza geri döndü.',
  },
} satisfies Phrases['payouts'];
