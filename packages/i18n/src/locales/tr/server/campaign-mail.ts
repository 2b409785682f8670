import type { Phrases } from '../../../phrases.ts';

export const campaignMail = {
  button: 'Kampanyaları gör',
  plan: {
    trialEnding: {
      title: '{plan} denemeniz {date} tarihinde bitiyor',
      text: '{plan} planınız {date} tarihinde başlıyor. Bakiyenizden alınacak aylık ücret: {price}. O zamana kadar bakiye yükleyin veya yenilemeyi kapatın.',
    },
    ending: {
      title: '{plan} planınız {date} tarihinde bitiyor',
      text: 'Yenileme kapalı. YouTube kampanyalarınız {date} tarihinde duraklatılır. Geçmişleri korunur.',
    },
    shrinking: {
      title: 'Bazı kampanyalar {date} tarihinde duraklatılacak',
      text: '{plan} planının anahtar kelime sınırı: {limit}. {date} tarihinde {campaigns, plural, one {en yeni kampanyanız duraklatılır} other {en yeni # kampanyanız duraklatılır}}. Tüm kampanyaların etkin kalması için anahtar kelime çıkarın veya daha büyük bir plan seçin.',
    },
    renewed: {
      title: '{plan} planı yenilendi',
      text: 'Bakiyenizden tahsil edilen: {price}. Planınız {date} tarihine kadar geçerli.',
    },
    shrunk: {
      title: '{plan} planınız başladı',
      text: 'Plan {date} tarihine kadar geçerli. Anahtar kelime sınırı: {limit}. {campaigns, plural, one {# kampanya sınırı aştığı için duraklatıldı} other {# kampanya sınırı aştığı için duraklatıldı}}. Geçmişleri korunur.',
    },
    lapsed: {
      title: '{plan} planınız yenilenmedi',
      text: 'Bakiyeniz gelecek ayın ücretini ({price}) karşılamıyor, bu yüzden YouTube kampanyalarınız duraklatıldı. Hiçbir şey silinmedi: devam etmek için bakiye yükleyin ve bir plan seçin.',
    },
    ended: {
      title: '{plan} planınız bitti',
      text: 'YouTube kampanyalarınız duraklatıldı. Hiçbir şey silinmedi: devam etmek için bir plan seçin.',
    },
  },
  finished: {
    title: 'Kampanya bitti: {title}',
    text: 'Video 30 gündür gizli veya kaldırılmış durumda, bu yüzden takibi durdurduk. Geçmişi korunur.',
  },
  alert: {
    title:
      '{count, plural, one {# anahtar kelimenin sırası değişti} other {# anahtar kelimenin sırası değişti}}: {title}',
    intro: 'Arama sıraları, {day}:',
    entered: '“{keyword}” ({country}) ilk {place} arasına girdi: {before} → {after}',
    left: '“{keyword}” ({country}) ilk {place} arasından çıktı: {before} → {after}',
    more: '{count, plural, one {Diğer # anahtar kelimeyi kampanyada görün.} other {Diğer # anahtar kelimeyi kampanyada görün.}}',
    off: 'Bu e-postaları almamak için kampanyada uyarıları kapatın.',
  },
} satisfies Phrases['campaignMail'];
