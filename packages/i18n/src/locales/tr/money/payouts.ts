import type { Phrases } from '../../../phrases.ts';

export const payouts = {
  action: 'Çekimleri gör',
  requested: {
    subject: 'Çekim talebi {number}: {amount}',
    title: 'Çekim talebi alındı',
    text: '{account} hesabına {method} ile {amount} tutarında bir çekim talep ettiniz. Komisyon düşüldükten sonra elinize geçecek tutar: {payout}. Talebiniz incelenirken bu tutar çekim için ayrılır. Bu talebi siz oluşturmadıysanız iptal edin ve hemen şifrenizi değiştirin.',
  },
  paid: {
    title: 'Çekim {number} gönderildi: {payout}',
    text: 'Çekiminizi {method} ile {account} hesabına gönderdik. Gönderilen: {payout}. Ödeme referans numarası: {reference}.',
  },
  rejected: {
    title: 'Çekim {number} reddedildi',
    text: '{method} ile çekim yapılamadı. {amount} kazancınıza geri eklendi. Neden: {reason}',
  },
} satisfies Phrases['payouts'];
