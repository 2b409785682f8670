import type { Phrases } from '../../../phrases.ts';

export const campaignMail = {
  button: 'Kampanyaları gör',
  plan: {
    trialEnding: {
      title: '{plan} denemeniz {date} tarihinde bitiyor',
      text: '{date} tarihinde {plan} planı başlıyor: bakiyenizden ayda {price}. Zamanında bakiye yükleyin veya yenilemeyi kapatın.',
    },
    ending: {
      title: '{plan} planınız {date} tarihinde bitiyor',
      text: 'Yenileme kapalı. {date} tarihinde anahtar kelime kampanyalarınız duraklatılır; geçmiş korunur.',
    },
    shrinking: {
      title: 'Bazı kampanyalar {date} tarihinde duraklatılıyor',
      text: '{plan} planı {limit} anahtar kelime izler. {date} tarihinde {campaigns, plural, one {en yeni kampanyanız duraklatılır} other {en yeni # kampanyanız duraklatılır}}. Hepsi sürsün diye anahtar kelime çıkarın veya daha büyük bir plan seçin.',
    },
    renewed: {
      title: '{plan} planı yenilendi',
      text: 'Bakiyenizden {price} alındı. Planınız {date} tarihine kadar geçerli.',
    },
    shrunk: {
      title: '{plan} planınız başladı',
      text: '{date} tarihine kadar geçerli ve {limit} anahtar kelime izler. {campaigns, plural, one {# kampanya artık sığmıyor ve duraklatıldı} other {# kampanya artık sığmıyor ve duraklatıldı}}; geçmiş korunur.',
    },
    lapsed: {
      title: '{plan} planınız durdu',
      text: 'Bakiyeniz gelecek ayın {price} tutarını karşılamıyor, bu yüzden anahtar kelime kampanyalarınız duraklatıldı. Hiçbir şey silinmedi: devam etmek için bakiye yükleyin ve bir plan seçin.',
    },
    ended: {
      title: '{plan} planınız bitti',
      text: 'Anahtar kelime kampanyalarınız duraklatıldı. Hiçbir şey silinmedi: devam etmek için bir plan seçin.',
    },
  },
  finished: {
    title: 'Kampanya bitti: {title}',
    text: 'Video 30 gündür gizli veya kaldırılmış durumda, bu yüzden izlemeyi bıraktık. Geçmiş korunur.',
  },
  alert: {
    title:
      '{count, plural, one {# anahtar kelimenin sırası değişti} other {# anahtar kelimenin sırası değişti}}: {title}',
    intro: '{day} arama sıraları:',
    entered: '“{keyword}” ({country}) ilk {place} içine girdi: {before} → {after}',
    left: '“{keyword}” ({country}) ilk {place} dışına çıktı: {before} → {after}',
    more: '{count, plural, one {# anahtar kelime daha} other {# anahtar kelime daha}} kampanyada.',
    off: 'Bu e-postaları almamak için kampanyada uyarıları kapatın.',
  },
} satisfies Phrases['campaignMail'];
