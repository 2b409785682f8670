import type { Phrases } from '../../../phrases.ts';

export const videoSource = {
  label: 'Bu veriler hakkında',
  sample: {
    badge: 'Örnek veriler',
    text: 'Bunlar, sayfayı deneyebilmeniz için örnek verilerdir. Site YouTube’a bağlandığında gerçek veriler görünür.',
  },
  states: {
    quota_used_up: 'Bugünkü YouTube istek sınırına ulaşıldı. Veriler günlük sıfırlamadan sonra güncellenir.',
    unavailable: 'YouTube şu anda yanıt vermiyor. Denemeye devam edeceğiz.',
    not_connected: 'Bu kanal henüz YouTube’a bağlı değil.',
    consent_revoked:
      'Erişim izni YouTube’da iptal edildi. Verileri güncellemek için kanalı yeniden bağlayın.',
    gone: 'Bu kanal veya video artık YouTube’da yok.',
  },
  updated: 'Güncelleme: <time></time>',
  nextUpdate: 'Sonraki güncelleme: <time></time>',
} satisfies Phrases['videoSource'];
