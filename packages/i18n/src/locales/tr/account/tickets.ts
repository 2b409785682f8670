import type { Phrases } from '../../../phrases.ts';

export const tickets = {
  title: 'Destek',
  lead: 'Sipariş, ödeme veya hesabınız hakkında bize her şeyi sorun. Burada ve e-postayla yanıtlarız.',
  new: 'Yeni talep',
  show: 'Göster',
  all: 'Tümü',
  status: {
    open: 'Açık',
    answered: 'Yanıtlandı',
    closed: 'Kapatıldı',
  },
  unread: 'Yeni yanıt',
  messages: '{count, plural, one {# mesaj} other {# mesaj}}',
  you: 'Siz',
  youSaid: 'Siz: {text}',
  byMail: 'e-postayla',
  order: 'Sipariş {order}',
  opened: 'Açılış: <time></time>',
  empty: {
    title: 'Henüz talep yok',
    text: 'Belirsiz ya da çalışmayan bir şey mi var? Bize yazın, bir insan yanıtlar.',
  },
  noneHere: 'Bu durumda talep yok',
  form: {
    title: 'Size nasıl yardımcı olabiliriz?',
    subject: 'Konu',
    order: 'Sipariş numarası',
    text: 'Mesajınız',
    textHint: 'Buraya asla şifre veya kart numarası yazmayın.',
    send: 'Gönder',
  },
  files: {
    add: 'Resim veya PDF ekle',
    hint: 'En fazla 10 MB’lik beş dosya',
    remove: '{name} dosyasını kaldır',
    tooLarge: '10 MB’den büyük',
    tooMany: 'Bir mesaja en fazla beş dosya sığar',
  },
  reply: {
    label: 'Yanıtınız',
    reopens: 'Bu talep kapalı. Yanıtınız onu yeniden açar.',
  },
  close: 'Çözüldü olarak işaretle',
  reopen: 'Yeniden aç',
  trail: 'Sayfa yolu',
  thread: 'Mesajlar',
} satisfies Phrases['tickets'];
