import type { Phrases } from '../../../phrases.ts';

export const notifications = {
  title: 'E-posta bildirimleri',
  lead: '{panel} tarafından gönderilecek e-postaları seçin. Değişiklikler hemen uygulanır.',
  topics: {
    order: 'Siparişler',
    orderHint: 'Verilen, tamamlanan, iptal edilen, kısmen teslim edilen',
    payment: 'Ödemeler',
    paymentHint: 'Alınan, incelemede olan, iade edilen',
    subscription: 'Abonelikler',
    subscriptionHint: 'Yeni gönderiler, yetersiz bakiye, abonelik bitişi',
  },
  always: 'Güvenlik uyarıları ve destek yanıtları her zaman gönderilir.',
  stopAll: 'Tüm bildirimleri kapat',
  saved: 'Kaydedildi. İstediğiniz zaman değiştirebilirsiniz.',
  failed: 'Kaydedilemedi. Tekrar deneyin.',
  inApp: {
    title: 'Bildirimler',
    lead: 'Siparişleriniz, ödemeleriniz ve hesabınızla ilgili bildirimler. 90 gün saklanır.',
    readAll: 'Tümünü okundu say',
    settings: 'Ayarlar',
    all: 'Tümü',
    unread: 'Okunmamış',
    noneUnread: 'Okunmamış bildirim yok',
    empty: 'Henüz bildirim yok',
    emptyText: 'Sipariş ve ödeme bildirimleri burada görünür.',
  },
  broken: {
    title: 'Bu bağlantı çalışmıyor',
    text: 'E-postalarımızın en altındaki bağlantıyı kullanın ya da giriş yapıp bildirim ayarlarınızı profilinizden değiştirin.',
    action: 'Giriş yap',
  },
} satisfies Phrases['notifications'];
