import type { Phrases } from '../../../phrases.ts';

export const notifications = {
  title: 'E-postalarınız',
  lead: '{panel} size e-postayla neleri bildirsin, seçin. Her değişiklik hemen geçerli olur.',
  topics: {
    order: 'Siparişler',
    orderHint: 'Alınan, tamamlanan, iptal edilen, kısmen teslim edilen',
    payment: 'Ödemeler',
    paymentHint: 'Alınan, incelenen, iade edilen',
    subscription: 'Abonelikler',
    subscriptionHint: 'Yeni yayınlar, yetersiz bakiye, bitiş',
  },
  always: 'Hesabınızın güvenliğine ilişkin iletiler ve sorularınıza verilen yanıtlar her zaman gelir.',
  stopAll: 'Üçünü de durdur',
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
    text: 'Lütfen e-postalarımızdan birinin sonundaki bağlantıyı açın ya da giriş yapıp profilinizden seçin.',
    action: 'Giriş yap',
  },
} satisfies Phrases['notifications'];
