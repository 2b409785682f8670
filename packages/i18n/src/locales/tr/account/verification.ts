import type { Phrases } from '../../../phrases.ts';

export const verification = {
  title: 'Kart doğrulaması',
  lead: 'Dört fotoğraf kartın size ait olduğunu gösterir. İncelendikten sonra ödemeleriniz beklemeden geçer.',
  progress: '{done}/{total} yüklendi',
  status: {
    not_started: {
      title: 'Henüz başlamadı',
      text: 'İstediğiniz fotoğrafla başlayın. Yaklaşık iki dakika sürer.',
    },
    incomplete: {
      title: 'Eksik fotoğraf var',
      text: 'Eksik fotoğrafları yükleyin. Sonuncusundan sonra inceleme otomatik başlar.',
    },
    in_review: {
      title: 'İnceleniyor',
      text: 'Bu genellikle bir günden kısa sürer. Biter bitmez size yazarız.',
    },
    approved: {
      title: 'Doğrulandınız',
      text: 'Her şey tamam.',
    },
    rejected: {
      title: 'Lütfen daha iyi bir fotoğraf gönderin',
      text: 'Reddedilen fotoğrafı değiştirin; yeniden inceleyelim.',
    },
  },
  reason: 'Neden: {reason}',
  submitted: 'Gönderildi: <time></time>',
  decided: 'İncelendi: <time></time>',
  steps: {
    identity_front: {
      title: 'Kimlik belgesi, ön yüz',
      text: 'Pasaport, kimlik kartı veya ehliyet. Dört köşe de görünsün.',
    },
    identity_back: {
      title: 'Kimlik belgesi, arka yüz',
      text: 'Aynı belgenin diğer yüzü. Pasaportta imzanızın bulunduğu sayfa.',
    },
    selfie: {
      title: 'Belgeyle selfie',
      text: 'Belgeyi yüzünüzün yanında tutun. İkisi de net görünsün.',
    },
    card_front: {
      title: 'Banka kartı, ön yüz',
      text: 'Adınız ve son dört hane. Diğerlerini kapatın; arkadaki kodu asla göstermeyin.',
    },
  },
  drop: 'Dosyayı buraya bırakın veya seçin',
  photo: 'Fotoğraf çek',
  hint: 'JPEG, PNG, WebP veya PDF, en fazla 10 MB',
  sending: '{name} gönderiliyor',
  done: 'Yüklendi',
  missing: 'Eksik',
  look: '{name} dosyasına bak',
  remove: {
    label: 'Kaldır',
    title: 'Bu fotoğraf kaldırılsın mı?',
    text: 'Kalıcı olarak silinir. İncelemenin başlaması için başka bir fotoğraf yükleyin.',
  },
  tooLarge: 'Bu dosya 10 MB’den büyük',
  privacy: {
    title: 'Gizlilik',
    text: 'Yalnızca siz ve ödemeleri inceleyen kişiler. Konum ve kamera bilgileri saklanmadan önce fotoğraflarınızdan silinir.',
  },
} satisfies Phrases['verification'];
