import type { Phrases } from '../../../phrases.ts';

export const tickets = {
  title: 'Destek',
  lead: 'Sipariş, ödeme veya hesabınızla ilgili sorularınızı bize iletin. Burada ve e-postayla yanıtlarız.',
  new: 'Yeni talep',
  show: 'Göster',
  all: 'Tümü',
  status: {
    open: 'Açık',
    answered: 'Yanıtlandı',
    closed: 'Kapalı',
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
    text: 'Anlaşılmayan ya da çalışmayan bir şey mi var? Bize yazın, gerçek bir kişi yanıtlasın.',
  },
  noneHere: 'Bu durumda olan talep yok',
  form: {
    title: 'Size nasıl yardımcı olabiliriz?',
    subject: 'Konu',
    order: 'Sipariş numarası',
    text: 'Mesajınız',
    textHint: 'Asla şifre veya kart numarası paylaşmayın.',
    send: 'Gönder',
  },
  files: {
    add: 'Görsel veya PDF ekle',
    hint: 'En fazla 5 dosya, her biri 10 MB’ye kadar',
    remove: 'Kaldır: {name}',
    tooLarge: '10 MB’den büyük',
    tooMany: 'Mesaj başına en fazla 5 dosya',
  },
  reply: {
    label: 'Yanıtınız',
    reopens: 'Bu talep kapalı. Yanıtlarsanız yeniden açılır.',
  },
  close: 'Çözüldü olarak işaretle',
  reopen: 'Yeniden aç',
  trail: 'Sayfa yolu',
  thread: 'Mesajlar',
} satisfies Phrases['tickets'];
