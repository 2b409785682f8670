import type { Phrases } from '../../../phrases.ts';

export const admin = {
  title: 'Konsol',
  menu: 'Konsol menüsünü aç',
  shop: 'Mağaza',
  notices: 'Bildirimler',
  pages: {
    overview: 'Genel bakış',
    withdrawals: 'Para çekme',
  },
  overview: {
    title: 'Genel bakış',
    nothing: 'Sizi bekleyen bir şey yok',
    nothingText: 'Yeni işler bekleme süreleriyle burada görünür.',
    many: '1 000+',
    oldest: 'En eskisi:',
  },
  list: {
    search: 'Numara veya e-posta',
    first: 'İlk sayfa',
    previousRow: 'Önceki satır',
    nextRow: 'Sonraki satır',
    number: 'No.',
    customer: 'Müşteri',
  },
  withdrawals: {
    title: 'Para çekme talepleri',
    text: 'Müşterilerin kazançlarını ödeyin veya nedenini belirterek reddedin.',
    one: 'Para çekme {number}',
    status: 'Durum',
    payout: 'Ödenecek',
    requested: 'Talep',
    empty: 'Burada talep yok',
    emptyText: 'İncelenecek talepler burada görünür, en eskiler önce.',
    notFound: 'Eşleşen talep yok',
    reference: 'Ödeme referansı',
    referenceHint:
      'Bankanızdan veya cüzdanınızdan. Müşteriye e-postayla gider ve yalnızca bir kez kullanılabilir.',
    pay: 'Ödendi olarak işaretle: {amount}',
    paid: 'Talep ödendi',
    reason: 'Ret nedeni',
    reasonHint: 'Müşteri bunu okur. Kazancına geri dönen tutar: {amount}.',
    decline: 'Talebi reddet',
    declined: 'Talep reddedildi',
  },
} satisfies Phrases['admin'];
