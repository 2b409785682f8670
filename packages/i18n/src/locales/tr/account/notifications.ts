import type { Phrases } from '../../../phrases.ts';

export const notifications = {
  title: 'E-posta bildirimleri',
  lead: '{panel} size hangi e-postaları göndersin, seçin. Değişiklikler hemen geçerli olur.',
  topics: {
    order: 'Siparişler',
    orderHint: 'Alınan, tamamlanan, iptal edilen, kısmen teslim edilen',
    payment: 'Ödemeler',
    paymentHint: 'Alınan, incelenen, iade edilen',
    subscription: 'Abonelikler',
    subscriptionHint: 'Yeni gönderiler, yetersiz bakiye, bitiş',
  },
  always: 'Güvenlik uyarıları ve destek yanıtları her zaman gönderilir.',
  stopAll: 'Tümünden çık',
  saved: 'Kaydedildi. İstediğiniz zaman değiştirebilirsiniz.',
  failed: 'Kaydedilmedi. Lütfen yeniden deneyin.',
  inApp: {
    title: 'Bildirimler',
    lead: 'Siparişler, ödemeler ve hesabınız. 90 gün saklanır.',
    readAll: 'Tümünü okundu işaretle',
    settings: 'Ayarlar',
    unread: 'Okunmamış',
    noneUnread: 'Okunmamış bildirim yok',
    empty: 'Henüz bildirim yok',
    emptyText: 'Bir sipariş tamamlandığında veya ödeme geldiğinde burada haber veririz.',
  },
  broken: {
    title: 'Bu bağlantı çalışmıyor',
    text: 'E-postalarımızdan birinin altındaki bağlantıyı kullanın ya da giriş yapıp profilinizden değiştirin.',
    action: 'Giriş yap',
  },
} satisfies Phrases['notifications'];
