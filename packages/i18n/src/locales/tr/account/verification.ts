import type { Phrases } from '../../../phrases.ts';

export const verification = {
  title: 'Kart doğrulaması',
  lead: 'Kartınızı doğrulamak için dört fotoğraf yükleyin. Onaydan sonra ödemeleriniz gecikmeden gerçekleşir.',
  progress: 'Yüklenen: {done} / {total}',
  status: {
    not_started: {
      title: 'Henüz başlamadı',
      text: 'İstediğiniz fotoğrafla başlayın. Yaklaşık iki dakika sürer.',
    },
    incomplete: {
      title: 'Eksik fotoğraf var',
      text: 'Eksik fotoğrafları yükleyin. Sonuncusu yüklenince inceleme otomatik olarak başlar.',
    },
    in_review: {
      title: 'İncelemede',
      text: 'Genellikle bir günden kısa sürer. Bittiğinde size e-posta göndeririz.',
    },
    approved: {
      title: 'Doğrulama onaylandı',
      text: 'Ödemeleriniz gecikmeden gerçekleşir.',
    },
    rejected: {
      title: 'Daha iyi bir fotoğraf yükleyin',
      text: 'Reddedilen fotoğrafı değiştirin, yeniden inceleyelim.',
    },
  },
  reason: 'Neden: {reason}',
  submitted: 'Gönderilme: <time></time>',
  decided: 'İnceleme: <time></time>',
  steps: {
    identity_front: {
      title: 'Kimlik belgesi, ön yüz',
      text: 'Pasaport, kimlik kartı veya ehliyet. Dört köşe de görünsün.',
    },
    identity_back: {
      title: 'Kimlik belgesi, arka yüz',
      text: 'Aynı belgenin arka yüzü. Pasaportta imza sayfası.',
    },
    selfie: {
      title: 'Belgeyle selfie',
      text: 'Belgeyi yüzünüzün yanında tutun. İkisi de net görünsün.',
    },
    card_front: {
      title: 'Banka kartı, ön yüz',
      text: 'Adınız ve kart numarasının son dört hanesi görünsün. Gerisini kapatın; arkadaki kodu asla göstermeyin.',
    },
  },
  drop: 'Dosyayı buraya bırakın veya seçin',
  photo: 'Fotoğraf çek',
  hint: 'JPEG, PNG, WebP veya PDF, en fazla 10 MB',
  sending: 'Yükleniyor: {name}',
  done: 'Yüklendi',
  missing: 'Eksik',
  look: 'Görüntüle: {name}',
  remove: {
    label: 'Kaldır',
    title: 'Bu fotoğraf kaldırılsın mı?',
    text: 'Kalıcı olarak silinir. İncelemenin başlaması için başka bir fotoğraf yükleyin.',
  },
  tooLarge: 'Bu dosya 10 MB’den büyük',
  privacy: {
    title: 'Gizlilik',
    text: 'Fotoğraflarınızı yalnızca siz ve ödemeleri inceleyen ekibimiz görebilir. Konum ve kamera verileri, fotoğraflar kaydedilmeden önce silinir.',
  },
} satisfies Phrases['verification'];
