import type { Phrases } from '../../../phrases.ts';

export const verification = {
  title: 'Kart doğrulaması',
  lead: 'Dört fotoğraf kartın size ait olduğunu gösterir. İncelendikten sonra ödemeleriniz beklemeden geçer.',
  progress: '{total} fotoğraftan {done} tanesi gönderildi',
  status: {
    not_started: {
      title: 'Henüz başlamadı',
      text: 'İstediğiniz fotoğrafla başlayın. Yaklaşık iki dakika sürer.',
    },
    incomplete: {
      title: 'Eksik fotoğraflar var',
      text: 'Eksik fotoğrafları gönderin; sonuncusuyla inceleme kendiliğinden başlar.',
    },
    in_review: {
      title: 'Fotoğraflarınızı inceliyoruz',
      text: 'Bu genellikle bir günden kısa sürer. Biter bitmez size yazarız.',
    },
    approved: {
      title: 'Doğrulandınız',
      text: 'Yapmanız gereken başka bir şey yok. Teşekkür ederiz.',
    },
    rejected: {
      title: 'Lütfen daha iyi bir fotoğraf gönderin',
      text: 'İlgili fotoğrafı değiştirin; yeniden inceleyelim.',
    },
  },
  reason: 'Neden: {reason}',
  submitted: 'Gönderildi: <time></time>',
  decided: 'İncelendi: <time></time>',
  steps: {
    identity_front: {
      title: 'Kimlik, ön yüz',
      text: 'Pasaport, kimlik kartı veya ehliyet. Dört köşe de görünsün.',
    },
    identity_back: {
      title: 'Kimlik, arka yüz',
      text: 'Aynı belgenin diğer yüzü. Pasaportta imzanızın bulunduğu sayfa.',
    },
    selfie: {
      title: 'Belgeyle birlikte siz',
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
  done: 'Gönderildi',
  missing: 'Eksik',
  look: '{name} dosyasına bak',
  remove: {
    label: 'Geri al',
    title: 'Bu fotoğraf geri alınsın mı?',
    text: 'Kalıcı olarak silinir. İncelemenin başlaması için başka bir fotoğraf göndermeniz gerekir.',
  },
  tooLarge: 'Bu dosya 10 MB’den büyük',
  privacy: {
    title: 'Bunu kim görür',
    text: 'Yalnızca siz ve ödemeleri inceleyen kişiler. Konum ve kamera bilgileri saklanmadan önce fotoğraflarınızdan silinir.',
  },
} satisfies Phrases['verification'];
