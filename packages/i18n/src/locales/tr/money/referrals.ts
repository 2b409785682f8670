import type { Phrases } from '../../../phrases.ts';

export const referrals = {
  title: 'Referans programı',
  lead: 'Davet ettiğiniz kişilerin ödemelerinden {percent} pay kazanın.',
  link: {
    title: 'Bağlantınız',
    text: 'Bağlantınızı açtıktan sonraki 14 gün içinde kaydolan veya sipariş veren herkes sizin davetliniz sayılır.',
    address: 'Referans bağlantısı',
    copy: 'Bağlantıyı kopyala',
    copied: 'Kopyalandı',
    code: 'Kodunuz',
    copyCode: 'Kodu kopyala',
    qr: 'Referans bağlantınızın QR kodu',
    share: 'Paylaş',
    email: 'E-posta',
    more: 'Diğer',
    message: 'Siz de {name} ile tanışın',
  },
  earnings: {
    title: 'Referans kazancı',
    total: 'Toplam kazanç',
    withdraw: 'Kazancı çek',
  },
  figures: {
    title: 'Sonuçlar',
    range: 'Dönem',
    days: '{count, plural, one {# gün} other {# gün}}',
    chart: 'Günlük kazanç',
    visits: 'Ziyaretler',
    signUps: 'Kayıtlar',
    orders: 'Tamamlanan siparişler',
    pending: 'Bekleyen',
    held: 'İncelemede',
    earned: 'Kazanılan',
    reversed: 'Geri alınan',
    table: 'Tablo olarak göster',
    day: 'Gün',
  },
  start: {
    title: 'İlk müşterinizi davet edin',
    text: 'Bağlantınızı kopyalayıp paylaşın. Ziyaretler, kayıtlar ve kazançlar burada görünür.',
  },
  people: {
    title: 'Davet ettiğiniz kişiler',
    text: 'Gizliliği korumak için e-posta adreslerini kısaltırız.',
    email: 'E-posta',
    joined: 'Katılım',
    empty: 'Henüz kimse yok',
    emptyText: 'Bağlantınızı paylaşın. Kaydolanlar burada görünür.',
    notFound: 'Bu sayfada kimse yok',
  },
  images: {
    title: 'Paylaşılacak görseller',
    text: 'Bağlantınızı ve QR kodunuzu içeren, paylaşmaya hazır bir görsel.',
    wide: 'Yatay',
    square: 'Kare',
    download: 'İndir: {name}',
    headline: '{name} sizi bekliyor',
    hint: 'Kodu tarayın veya bağlantıyı açın',
  },
  rules: {
    title: 'Nasıl çalışır?',
    share:
      'Davet ettiğiniz kişilerin sipariş ödemelerinden {percent} pay kazanırsınız. Bonus bakiye sayılmaz.',
    pending:
      'Ödül, sipariş bitene kadar beklemede kalır. Kısmen tamamlanan siparişte teslim edilen kısım üzerinden pay kazanırsınız.',
    refunds:
      'Bir ödeme iade edilir veya itiraza uğrarsa ödülü geri alınır. İtiraz lehimize sonuçlanırsa ödül size geri verilir.',
    first: 'Bir kişi birden fazla referans bağlantısı açtıysa ilki geçerlidir.',
    self: 'Kendinizi davet edemezsiniz. Bundan şüphelendiğimiz ödülleri inceleriz.',
    payout: 'Kazancınızı istediğiniz zaman çekin veya bakiyenize aktarın.',
  },
} satisfies Phrases['referrals'];
