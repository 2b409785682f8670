import type { DemoTexts } from '../../../demo-texts.ts';

/** Nouns stand bare after the brand, as Turkish shops write them: `YouTube izlenme`. */
export const catalogue: DemoTexts['catalogue'] = {
  typeName: (brand, noun) => `${brand} ${noun}`,
  kinds: {
    views: ['izlenme', 'Yüksek izlenme sayısı, yeni ziyaretçilere içeriğinizin zaten izlendiğini gösterir.'],
    likes: ['beğeni', 'Beğeniler, ziyaretçilerin içeriğinizde gördüğü ilk olumlu işarettir.'],
    subscribers: ['abone', 'Aboneler, kanalınızın takip etmeye değer olduğunu gösterir.'],
    followers: [
      'takipçi',
      'Daha çok takipçi, ziyaretçiler ve iş ortakları üzerinde daha iyi izlenim bırakır.',
    ],
    comments: ['yorum', 'Yorumlar sohbet başlatır ve başkalarını da katılmaya teşvik eder.'],
    shares: ['paylaşım', 'Paylaşımlar içeriğinizi sizi henüz tanımayanlara ulaştırır.'],
    'watch-hours': ['izlenme saati', 'İzlenme süresi, videolarınızın ne kadar izlendiğini gösterir.'],
    'live-viewers': [
      'canlı yayın izleyicisi',
      'İlk dakikadan itibaren izleyici olması canlı yayını daha çekici kılar.',
    ],
    'story-views': [
      'hikâye görüntülenmesi',
      'Hikâye görüntülenmeleri, günlük paylaşımlarınızın görüldüğünü gösterir.',
    ],
    saves: ['kaydetme', 'Kaydetmeler, insanların içeriğinize geri dönmek istediğini gösterir.'],
    'profile-visits': ['profil ziyareti', 'Profil ziyaretleri insanları sayfanıza getirir.'],
    members: ['üye', 'Aktif bir topluluk, yeni üyeleri kalmaya teşvik eder.'],
    reactions: ['tepki', 'Tepkiler, gönderinizin nasıl karşılandığını bir bakışta gösterir.'],
    boosts: ['boost', 'Boost’lar etkin oldukları sürece kanala ek özellikler kazandırır.'],
    'page-likes': ['sayfa beğenisi', 'Sayfa beğenileri, sayfanızın bilindiğini ve aktif olduğunu gösterir.'],
    'group-members': ['grup üyesi', 'Üyesi çok olan bir grupta her gönderi daha fazla kişiye ulaşır.'],
    reposts: ['yeniden paylaşım', 'Yeniden paylaşımlar içeriğinizi başkalarının akışına taşır.'],
    bookmarks: ['yer işareti', 'Yer işaretleri, bir gönderinin saklanmaya değer olduğunu gösterir.'],
    plays: ['dinlenme', 'Yüksek dinlenme sayısı daha iyi bir ilk izlenim bırakır.'],
    'monthly-listeners': [
      'aylık dinleyici',
      'Aylık dinleyici sayısı, sanatçı sayfasında ilk görülen rakamdır.',
    ],
    'playlist-followers': [
      'çalma listesi takipçisi',
      'Takipçiler, çalma listenizi sanatçılar ve dinleyiciler için daha çekici kılar.',
    ],
    'online-members': ['çevrim içi üye', 'Çevrim içi üyeler sunucuyu aktif gösterir.'],
    impressions: ['gösterim', 'Gösterimler, içeriğinizin kaç kez görüntülendiğini gösterir.'],
  },
  nounsOn: {
    Telegram: { views: 'görüntülenme' },
    X: { views: 'görüntülenme' },
    VK: { views: 'görüntülenme' },
  },
  typeTitle: (name) => `${name}: fiyatları karşılaştırın, online sipariş verin`,
  howItWorks: (brand) =>
    `Servisleri fiyata, başlama süresine ve hıza göre karşılaştırın, herkese açık bir ${brand} bağlantısı yapıştırın ve teslimatı siparişlerinizden takip edin.`,
  targets: {
    video: 'Video herkese açık olmalı; yaş veya ülke kısıtlaması olmamalı.',
    post: 'Gönderi herkese açık olmalı ve sipariş tamamlanana kadar yayında kalmalı.',
    profile: 'Profil herkese açık olmalı ve sipariş tamamlanana kadar kullanıcı adı değişmemeli.',
    channel: 'Kanal herkese açık, sayacı görünür olmalı.',
    stream: 'Yayın herkese açık olmalı ve sipariş edilen süre boyunca sürmeli.',
    story: 'Profil herkese açık, sipariş başladığında hikâye yayında olmalı.',
    track: 'Parça herkese açık ve tüm dünyada dinlenebilir olmalı.',
    playlist: 'Çalma listesi herkese açık olmalı.',
    page: 'Sayfa herkese açık olmalı; yaş veya ülke kısıtlaması olmamalı.',
    group: 'Grup onaysız katılıma açık olmalı.',
    server: 'Davet bağlantısı süresiz olmalı ve kullanım sınırı olmamalı.',
  },
  questions: {
    start: {
      question: 'Teslimat ne zaman başlar?',
      answer:
        'Her serviste olağan başlama süresi ve günlük hız yazar. Her siparişi hesabınızdan takip edebilirsiniz.',
    },
    need: {
      question: (name) => `${name} siparişi için ne gerekiyor?`,
      answer: 'Yalnızca herkese açık bir bağlantı. Sizden asla şifre istemeyiz.',
    },
    drop: {
      question: 'Sayı sonradan düşerse ne olur?',
      answer:
        'Telafili servislerde düşüş, belirtilen süre içinde istek üzerine telafi edilir. Telafisiz servisler daha ucuzdur ama bunlarda düşüş telafi edilmez.',
    },
    partial: {
      question: 'Sipariş yalnızca kısmen teslim edilirse ne olur?',
      answer: 'Teslim edilmeyen kısmın tutarı bakiyenize iade edilir.',
    },
  },
  qualities: {
    standard: ['Standart', 'Birçok ülkeden karışık hesaplar, düşük fiyatla.'],
    highQuality: ['Yüksek kalite', 'Profil fotoğrafı, gönderileri ve geçmişi olan hesaplar.'],
    premium: ['Premium', 'Sunduğumuz en iyi hesaplar; teslimattan önce kontrol edilir.'],
    activeProfiles: [
      'Aktif profiller',
      'Partner toplulukların, platformu düzenli kullanan üyeleri tarafından sağlanır.',
    ],
    highRetention: ['Yüksek izlenme süresi', 'İzleyiciler içeriğin büyük bölümünü izler.'],
    fromSearch: ['Aramadan', 'Ziyaretçiler içeriği platform içi aramayla bulur.'],
    adTraffic: ['Reklam trafiği', 'Partner sitelerdeki ve uygulamalardaki reklamlarla sağlanır.'],
    socialTraffic: [
      'Sosyal medyadan',
      'Ziyaretçiler diğer sosyal medya platformlarındaki gönderilerden gelir.',
    ],
    fastStart: ['Hızlı başlangıç', 'Normal sırayı beklemeden başlar.'],
    gradual: ['Kademeli', 'Birkaç güne eşit olarak yayılır.'],
    largeVolume: ['Yüksek hacim', 'Büyük siparişler için.'],
    worldwide: ['Tüm dünya', 'Kitle birçok ülkeden gelir.'],
    yourTexts: [
      'Kendi metinleriniz',
      'Metinleri siz yazarsınız, her satıra bir tane. Teslimattan önce inceleriz.',
    ],
    emoji: ['Emoji', 'Kısa, samimi emoji yorumları.'],
    onTopic: ['Konuya uygun', 'İçeriğinize uygun kısa metinler.'],
    mixedReactions: ['Karışık olumlu', 'Olumlu tepkilerin dengeli bir karışımı.'],
    longVideos: ['Uzun videolar', '60 dakika ve daha uzun videolar için.'],
    wholesale: ['Toptan', 'Toptan alım yapan müşteriler için.'],
  },
  refill: (days) => [
    `${days} gün telafili`,
    `Sayı ${days} gün içinde düşerse isteğiniz üzerine ücretsiz telafi ederiz.`,
  ],
  noRefill: 'Sayı düşerse telafi edilmez.',
  minutes: (count) => [`${count} dakika`, `İzleyiciler yaklaşık ${count} dakika izler.`],
  days: (count) => [`${count} gün`, `${count} gün boyunca etkin kalır.`],
  symbol: (symbol) => [symbol, `Tüm tepkiler: ${symbol}.`],
  country: (name) => [name, `Kitle tek bir ülkeden gelir: ${name}.`],
  bundle: (quantity) => [`${quantity} adetlik paket`, `Sabit fiyatlı, ${quantity} adetlik paket.`],
  sentenceGap: ' ',
  pages: {
    index: (panel, networks) => [
      `Sosyal medya tanıtım servisleri | ${panel}`,
      `${networks} platform için izlenme, takipçi, beğeni ve daha fazlası. Net fiyatlar, başlama süreleri ve telafi; canlı sipariş takibi.`,
    ],
    'orders-create': (panel) => [
      `Yeni sipariş | ${panel}`,
      'Bağlantıyı yapıştırın, servisi seçin, ödemeden önce kesin fiyatı görün.',
    ],
    login: (panel) => [
      `Giriş yap | ${panel}`,
      'Siparişlerinizi, bakiyenizi ve aboneliklerinizi takip etmek için giriş yapın.',
    ],
    register: (panel) => [
      `Hesap oluştur | ${panel}`,
      'Bir dakikada hesap oluşturun, tüm siparişleriniz tek yerde olsun.',
    ],
    'free-trials': (panel) => [
      `Ücretsiz denemeler | ${panel}`,
      'Seçili servisleri sipariş vermeden önce ücretsiz deneyin.',
    ],
    'api-documentation': (panel) => [
      `API belgeleri | ${panel}`,
      'Tüm API istekleri; parametreleri, yanıtları ve örnekleriyle.',
    ],
  },
  banners: {
    order: ['Bağlantıyı yapıştırın, fiyatı görün, teslimatı takip edin', 'Yeni sipariş'],
    referral: ['Başkalarını davet edin, her siparişten kazanın', 'Referans programı'],
    dripFeed: ['Büyük siparişleri zamana yayın', 'Drip-feed kullan'],
  },
  menu: { api: 'Geliştiriciler için API', subscriptions: 'Abonelikler nasıl çalışır?' },
};
