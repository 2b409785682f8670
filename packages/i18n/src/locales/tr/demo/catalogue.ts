import type { DemoTexts } from '../../../demo-texts.ts';

/** Nouns carry the possessive ending of the compound: `YouTube izlenmeleri`. */
export const catalogue: DemoTexts['catalogue'] = {
  typeName: (brand, noun) => `${brand} ${noun}`,
  kinds: {
    views: [
      'izlenmeleri',
      'Yüksek bir izlenme sayısı, yeni gelenlere paylaştıklarınızın ilgi gördüğünü gösterir.',
    ],
    likes: ['beğenileri', 'Beğeniler, ziyaretçinin içeriğinizin yanında gördüğü ilk onay işaretidir.'],
    subscribers: ['aboneleri', 'Aboneler, bir kanala geri dönmeye değdiğini gösterir.'],
    followers: [
      'takipçileri',
      'Daha geniş bir takipçi kitlesi, ziyaretçiler ve iş ortakları nezdinde adınıza ağırlık kazandırır.',
    ],
    comments: [
      'yorumları',
      'Yorumlar içeriğinizin altında sohbet başlatır ve başkalarını katılmaya davet eder.',
    ],
    shares: ['paylaşımları', 'Paylaşımlar içeriğinizi sizi zaten tanıyanların ötesine taşır.'],
    'watch-hours': [
      'izlenme saatleri',
      'İzlenme süresi, insanların videolarınızda ne kadar kaldığını gösterir.',
    ],
    'live-viewers': [
      'canlı yayın izleyicileri',
      'İlk dakikadan itibaren izleyici olması, yayını uğrayan herkes için daha çekici kılar.',
    ],
    'story-views': [
      'hikâye görüntülemeleri',
      'Hikâye görüntülemeleri, günlük paylaşımlarınızın insanlara ulaştığını gösterir.',
    ],
    saves: ['kaydetmeleri', 'Kaydetmeler, insanların içeriğinize geri dönmek istediğini gösterir.'],
    'profile-visits': [
      'profil ziyaretleri',
      'Profil ziyaretleri insanları sizi tanıyabilecekleri sayfaya getirir.',
    ],
    members: ['üyeleri', 'Canlı bir topluluk, yeni insanları kalmaya ve katılmaya davet eder.'],
    reactions: ['tepkileri', 'Tepkiler, bir gönderinin nasıl karşılandığını bir bakışta gösterir.'],
    boosts: ['takviyeleri', 'Takviyeler etkin oldukları sürece kanalın ek özelliklerini açar.'],
    'page-likes': [
      'sayfa beğenileri',
      'Sayfa beğenileri, sayfanın bilindiğini ve özenle yönetildiğini gösterir.',
    ],
    'group-members': ['grup üyeleri', 'Çok üyeli bir grupta her yeni konu daha fazla okur bulur.'],
    reposts: ['yeniden paylaşımları', 'Yeniden paylaşımlar içeriğinizi başkalarının akışına taşır.'],
    bookmarks: [
      'yer işaretleri',
      'Yer işaretleri, bir gönderinin saklanacak kadar yararlı olduğunu gösterir.',
    ],
    plays: ['dinlenmeleri', 'Yüksek dinlenme sayısı bir parçanın ilk izlenimini güçlendirir.'],
    'monthly-listeners': [
      'aylık dinleyicileri',
      'Aylık dinleyici sayısı, bir sanatçı sayfasında ilk bakılan rakamdır.',
    ],
    'playlist-followers': [
      'çalma listesi takipçileri',
      'Takipçiler, çalma listesini sanatçılar ve dinleyiciler için daha ilginç kılar.',
    ],
    'online-members': ['çevrim içi üyeleri', 'Çevrim içi üyeler sunucuyu açık ve hareketli gösterir.'],
    impressions: ['gösterimleri', 'Gösterimler, içeriğinizin insanların karşısına kaç kez çıktığını söyler.'],
  },
  nounsOn: {
    Telegram: { views: 'görüntülemeleri' },
    X: { views: 'görüntülemeleri' },
    VK: { views: 'görüntülemeleri' },
  },
  typeTitle: (name) => `${name}: fiyatları karşılaştırın, çevrim içi sipariş verin`,
  howItWorks: (brand) =>
    `Hizmetleri fiyata, başlama süresine ve hıza göre karşılaştırın, herkese açık bir ${brand} bağlantısı yapıştırın ve teslimatı siparişlerinizden izleyin.`,
  targets: {
    video: 'Video herkese açıktır ve yaş ya da ülke sınırı olmadan izlenebilir.',
    post: 'Gönderi herkese açıktır ve sipariş tamamlanana kadar yayında kalır.',
    profile: 'Profil herkese açıktır ve sipariş tamamlanana kadar adı değişmez.',
    channel: 'Kanal herkese açıktır ve sayacı görünür.',
    stream: 'Yayın herkese açıktır ve sipariş edilen süre boyunca devam eder.',
    story: 'Profil herkese açıktır ve sipariş başladığında hikâye yayındadır.',
    track: 'Parça herkese açıktır ve tüm dünyada dinlenebilir.',
    playlist: 'Çalma listesi herkese açıktır.',
    page: 'Sayfa herkese açıktır; yaş ya da ülke sınırı yoktur.',
    group: 'Gruba onay gerekmeden katılınabilir.',
    server: 'Davet bağlantısı süresizdir ve kullanım sınırı yoktur.',
  },
  questions: {
    start: {
      question: 'Teslimat ne zaman başlar?',
      answer:
        'Her hizmette olağan başlama süresi ve günlük hız yazar. Her siparişi hesabınızdan izleyebilirsiniz.',
    },
    need: {
      question: (name) => `${name} siparişi için ne gerekiyor?`,
      answer: 'Herkese açık bir bağlantı yeterlidir; kimse sizden şifrenizi istemez.',
    },
    drop: {
      question: 'Sayı sonradan düşerse ne olur?',
      answer:
        'Telafili hizmetler, belirtilen gün sayısı boyunca istek üzerine tamamlanır. Telafisiz hizmetler daha ucuzdur ve bu güvenceyi içermez.',
    },
    partial: {
      question: 'Sipariş yalnızca kısmen teslim edilirse ne olur?',
      answer: 'Teslim edilmeyen kısım bakiyenize iade edilir.',
    },
  },
  qualities: {
    standard: ['Standart', 'Birçok ülkeden karışık hesaplar, düşük fiyatla.'],
    highQuality: ['Yüksek kalite', 'Fotoğrafı, gönderileri ve geçmişi olan hesaplar.'],
    premium: ['Üst düzey', 'Sunduğumuz en iyi hesaplar; teslimattan önce denetlenir.'],
    activeProfiles: ['Etkin profiller', 'Ağı düzenli kullanan ortak topluluk üyelerince yapılır.'],
    highRetention: ['Uzun izleme', 'Ziyaretçiler içeriğin büyük bölümünde kalır.'],
    fromSearch: ['Aramadan', 'Ziyaretçiler içeriği ağın kendi aramasıyla bulur.'],
    adTraffic: ['Reklam trafiği', 'Ortak sitelerdeki ve uygulamalardaki reklamlarla sağlanır.'],
    socialTraffic: ['Sosyal medyadan', 'Ziyaretçiler başka sosyal ağlardaki gönderilerden gelir.'],
    fastStart: ['Hızlı başlangıç', 'Olağan sıranın önüne geçer.'],
    gradual: ['Kademeli', 'Birkaç güne eşit biçimde yayılır.'],
    largeVolume: ['Büyük hacim', 'Büyük siparişler için tasarlanmıştır.'],
    worldwide: ['Tüm dünya', 'Kitle birçok ülkeden gelir.'],
    yourTexts: [
      'Kendi metinleriniz',
      'Metinleri siz yazarsınız, her satıra bir tane; yayımlanmadan önce okunurlar.',
    ],
    emoji: ['Emojiler', 'Emojilerden oluşan kısa ve içten yorumlar.'],
    onTopic: ['Konuya uygun', 'İçeriğinizin konusuna uyan kısa metinler.'],
    mixedReactions: ['Karışık olumlu', 'Dostça tepkilerin dengeli bir karışımı.'],
    longVideos: ['Uzun videolar', 'En az 60 dakikalık videolar gerektirir.'],
    wholesale: ['Toptan', 'Hacmi önceden kararlaştırılmış müşteriler için.'],
  },
  refill: (days) => [
    `${days} gün telafi`,
    `Sayı ${days} gün içinde düşerse istek üzerine ücretsiz tamamlanır.`,
  ],
  noRefill: 'Telafisiz: sonraki düşüş karşılanmaz.',
  minutes: (count) => [`${count} dakika`, `İzleyiciler yaklaşık ${count} dakika kalır.`],
  days: (count) => [`${count} gün`, `${count} gün boyunca etkin kalır.`],
  symbol: (symbol) => [symbol, `Tüm tepkiler ${symbol} olur.`],
  country: (name) => [name, `Kitle tek bir ülkeden gelir: ${name}.`],
  bundle: (quantity) => [`${quantity} adetlik paket`, `Tek fiyata ${quantity} adetlik sabit paket.`],
  sentenceGap: ' ',
  pages: {
    index: (panel, networks) => [
      `Sosyal ağlar için tanıtım hizmetleri | ${panel}`,
      `${networks} ağ için izlenme, takipçi, beğeni ve daha fazlası: açık fiyatlar, başlama süreleri ve telafi; her sipariş canlı izlenir.`,
    ],
    'orders-create': (panel) => [
      `Yeni sipariş | ${panel}`,
      'Bağlantıyı yapıştırın, hizmeti seçin, ödemeden önce kesin fiyatı görün.',
    ],
    login: (panel) => [
      `Giriş yap | ${panel}`,
      'Siparişlerinizi, bakiyenizi ve aboneliklerinizi izlemek için giriş yapın.',
    ],
    register: (panel) => [
      `Hesap oluştur | ${panel}`,
      'Bir dakikada hesap açın, tüm siparişleriniz tek yerde olsun.',
    ],
    'free-trials': (panel) => [
      `Ücretsiz denemeler | ${panel}`,
      'Seçili hizmetleri sipariş vermeden önce ücretsiz deneyin.',
    ],
    'api-documentation': (panel) => [
      `API belgeleri | ${panel}`,
      'Tüm API çağrıları; alanları, yanıtları ve örnekleriyle.',
    ],
  },
  banners: {
    order: ['Bağlantıyı yapıştırın, fiyatı görün, teslimatı izleyin', 'Sipariş oluştur'],
    referral: ['Bizi önerin, her siparişten pay alın', 'Tavsiye programı'],
    dripFeed: ['Büyük siparişleri zamana yayın', 'Kademeli gönderim kur'],
  },
  menu: { api: 'Geliştiriciler için API', subscriptions: 'Abonelikler nasıl çalışır' },
};
