import type { Phrases } from '../../../phrases.ts';

export const referrals = {
  title: 'Referans programı',
  lead: 'Davet ettiğiniz kişilerin ödediğinin {percent} kadarını kazanın.',
  link: {
    title: 'Bağlantınız',
    text: 'Bağlantıyı açtıktan sonra 14 gün içinde kaydolan veya sipariş veren kişi, sizin davetliniz sayılır.',
    address: 'Davet bağlantısı',
    copy: 'Bağlantıyı kopyala',
    copied: 'Kopyalandı',
    code: 'Kodunuz',
    copyCode: 'Kodu kopyala',
    qr: 'Davet bağlantınızın QR kodu',
    share: 'Paylaş',
    email: 'E-posta',
    more: 'Diğer',
    message: '{name} üzerinde bana katılın',
  },
  earnings: {
    title: 'Davet kazançları',
    total: 'Şimdiye kadarki tüm kazanç',
    withdraw: 'Çek veya bakiyeye aktar',
  },
  figures: {
    title: 'Sonuçlar',
    range: 'Dönem',
    days: '{count, plural, one {# gün} other {# gün}}',
    chart: 'Güne göre kazanç',
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
    title: 'İlk kişinizi davet edin',
    text: 'Bağlantınızı kopyalayıp paylaşın. Ziyaretler, kayıtlar ve kazançlar burada görünür.',
  },
  people: {
    title: 'Davet ettikleriniz',
    text: 'Gizlilik için e-posta adresleri kısaltılır.',
    email: 'E-posta',
    joined: 'Katılım',
    empty: 'Henüz kimse yok',
    emptyText: 'Bağlantınızı paylaşın. Kaydolanlar burada görünür.',
    notFound: 'Bu sayfada kimse yok',
  },
  images: {
    title: 'Paylaşım görselleri',
    text: 'Bağlantınız ve QR kodunuzla paylaşıma hazır bir görsel.',
    wide: 'Yatay',
    square: 'Kare',
    download: '{name} indir',
    headline: '{name} sitesine katılın',
    hint: 'Kodu tarayın veya bağlantıyı açın',
  },
  rules: {
    title: 'Nasıl çalışır',
    share:
      'Davet ettiğiniz müşterilerin siparişler için ödediği paranın {percent} kadarını alırsınız. Bonus para sayılmaz.',
    pending:
      'Ödül, sipariş tamamlanana kadar bekler. Kısmi siparişte teslim edilen bölümün payını alırsınız.',
    refunds:
      'Bir ödeme iade edilir veya itiraza uğrarsa ödül geri alınır. İtiraz kazanılırsa ödülü yeniden alırsınız.',
    first: 'Birisi birden fazla davet bağlantısı açtıysa ilki sayılır.',
    self: 'Kendinizi davet edemezsiniz. Böyle görünen ödüller önce incelenir.',
    payout: 'Kazancınızı istediğiniz zaman çekin veya bakiyenize aktarın.',
  },
} satisfies Phrases['referrals'];
