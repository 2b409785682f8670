import type { Phrases } from '../../../phrases.ts';

export const campaignMail = {
  button: 'Kampanyaları gör',
  plan: {
    trialEnding: {
      title: '{plan} denemeniz {date} tarihinde bitiyor',
      text: '{plan} planınız {date} tarihinde başlıyor ve bakiyenizden ayda {price} tahsil edilecek. Bu tarihe kadar bakiye yükleyin veya yenilemeyi kapatın.',
    },
    ending: {
      title: '{plan} planınız {date} tarihinde bitiyor',
      text: 'Yenileme kapalı. YouTube kampanyalarınız {date} tarihinde duraklatılacak. Geçmişleri korunur.',
    },
    shrinking: {
      title: 'Bazı kampanyalar {date} tarihinde duraklatılacak',
      text: '{plan} planının anahtar kelime sınırı: {limit}. {date} tarihinde {campaigns, plural, one {en yeni kampanyanız duraklatılacak} other {en yeni # kampanyanız duraklatılacak}}. Tüm kampanyaların etkin kalması için anahtar kelime çıkarın veya daha büyük bir plan seçin.',
    },
    renewed: {
      title: '{plan} planı yenilendi',
      text: 'Bakiyenizden {price} tahsil ettik. Planınız {date} tarihine kadar geçerli.',
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
    intro: '{day} tarihindeki arama sıraları:',
    entered: '“{keyword}” ({country}) ilk {place} arasına girdi: {before} → {after}',
    left: '“{keyword}” ({country}) ilk {place} arasından çıktı: {before} → {after}',
    more: '{count, plural, one {Diğer # anahtar kelimeyi kampanyada görebilirsiniz.} other {Diğer # anahtar kelimeyi kampanyada görebilirsiniz.}}',
    off: 'Bu e-postaları almamak için kampanyada uyarıları kapatın.',
  },
} satisfies Phrases['campaignMail'];
