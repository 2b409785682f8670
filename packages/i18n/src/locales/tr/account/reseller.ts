import type { Phrases } from '../../../phrases.ts';

export const reseller = {
  title: 'API belgeleri',
  lead: 'Kendi yazılımınızdan sipariş verin, izleyin ve telafi isteyin. Standart SMM paneli API v2 ile uyumlu.',
  language: 'Örneklerin dili',
  request: 'İstek',
  answer: 'Yanıt',
  getKey: 'API anahtarınızı alın',
  transport: {
    title: 'Nasıl çağrılır',
    address: 'Uç nokta',
    body: 'Form alanlarıyla bir POST isteği gönderin: key, action ve o eylemin alanları. JSON da olur.',
    answer: 'Her yanıt JSON’dur.',
    status:
      'Hatalarda bile HTTP durumu 200’dür; bu yüzden yanıtın kendisini okuyun. İstisnalar: çok fazla istekte 429, bizden kaynaklanan arızada 500 veya 503. 500 veya 503 sonrasında sipariş oluşmuş olabilir: aynı idempotency_key ile tekrarlayın ya da yeniden sipariş vermeden önce kontrol edin.',
    limit:
      'Anahtar başına dakikada en çok 120 istek. Üstünde yanıt 429’dur ve Retry-After kaç saniye bekleneceğini söyler.',
    lists: 'Numara listeleri virgülle ayrılır; bir çağrıda en çok 100.',
    key: 'YOUR_API_KEY yerine anahtarınızı yazın. Anahtar kimdeyse bakiyenizi harcayabilir: sunucunuzda tutun, bir web sayfasına ya da uygulamaya asla koymayın.',
    ownKey:
      'Aşağıdaki örneklerde az önce oluşturduğunuz anahtar yer alıyor. Anahtar kimdeyse bakiyenizi harcayabilir: sunucunuzda tutun, bir sayfaya ya da uygulamaya asla koymayın. Sayfa yeniden yüklenince buradan silinir.',
    fillIn:
      'Anahtarınızın yalnızca hash değerini saklarız, bu yüzden yeniden gösterilemez. Yeni bir anahtar oluşturup buraya dönün: örneklerde onu görürsünüz.',
  },
  try: {
    title: 'Deneyin',
    text: 'Anahtarınızı yazın, bir eylem seçin ve gönderin. İsteği programınızın göndereceği gibi, yanıtı da geldiği gibi görürsünüz.',
    real: 'Bunlar gerçek çağrılardır: burada verilen sipariş bakiyenizden ödenir ve teslim edilir.',
    key: 'API anahtarı',
    keyHint: 'Yalnızca bu çağrılar için; hiçbir yere kaydedilmez.',
    keyMissing: 'API anahtarınızı yazın',
    action: 'Eylem',
    send: 'İsteği gönder',
    confirmTitle: 'Gerçek bir sipariş verilsin mi?',
    confirmText: 'Ücreti hemen bakiyenizden düşülür.',
    confirm: 'Sipariş ver',
    shortened: 'Toplam {entries, plural, one {# kayıt} other {# kayıt}}; ilk üçü gösteriliyor.',
  },
  limits: {
    title: 'Sınırlar ve güvenlik',
    addresses:
      '“API erişimi” sayfasında anahtarınızı IP adresleri ya da ağlarla sınırlayın. Başka her yerden geçersiz sayılır.',
    idempotency:
      'Her siparişle birlikte kendi idempotency_key değerinizi ya da Idempotency-Key başlığını gönderin. Aynı anahtar ve aynı alanlarla yinelenen çağrı ikinci bir sipariş vermez, ilk siparişi yanıtlar.',
    retry:
      'Yanıt gelmezse çağrıyı aynı idempotency_key ile yineleyin. Yoksa önce siparişlerinize bakın: sipariş verilmiş olabilir.',
  },
  webhooks: {
    title: 'Webhook’lar',
    text: 'Tekrar tekrar sormak yerine, bir sipariş veya telafi değiştiğinde ya da bir abonelik yeni bir gönderi bulduğunda haberdar olun.',
    body: 'Gövde JSON’dur; siparişler status işlemiyle aynı biçimdedir. Olaylar: order.status, refill.status, subscription.publication.',
    signed:
      'Her çağrı, Standard Webhooks belirtiminde olduğu gibi webhook-id, webhook-timestamp ve webhook-signature ile imzalanır.',
    retried:
      '2xx ile yanıt verin. Başka her yanıtta yaklaşık bir gün boyunca yeniden deneriz; id aynı kalır, böylece yinelemeyi tanırsınız.',
    setUp: 'Webhook kurun',
  },
  actions: {
    services: {
      title: 'Servisleri listeleme',
      text: 'Sipariş edebileceğiniz tüm servisler. rate değeri, 1 000 adet ya da paket başına ABD doları fiyatıdır.',
    },
    add: {
      title: 'Sipariş verme',
      text: 'Çoğu servis bir bağlantı ve bir miktar ister. Diğer türler başka alanlar ister; aşağıda listelenmiştir.',
    },
    status: {
      title: 'Sipariş durumunu alma',
      text: 'Bir sipariş ya da en fazla 100 sipariş için. charge, iadeler düşülmüş tutardır; remains, teslim edilmeyen miktardır.',
    },
    refill: {
      title: 'Telafi isteme',
      text: 'Servisin telafi süresi içindeki tamamlanmış siparişler için.',
    },
    refill_status: {
      title: 'Telafi durumunu alma',
      text: 'Bir telafi Pending, In progress, Completed ya da Rejected olur.',
    },
    cancel: {
      title: 'Siparişleri iptal etme',
      text: 'Bu bir istektir: süren siparişler yine de tamamlanabilir. Sonuç için duruma bakın. Teslim edilmeyen kısım iade edilir.',
    },
    balance: { title: 'Bakiyeyi alma', text: 'Kullanılabilir bakiyeniz.' },
  },
  parameters: {
    service: 'Listedeki servis ID’si',
    link: 'Sayfanın, profilin ya da gönderinin bağlantısı',
    quantity: 'Miktar; runs ile gönderim başına miktar',
    comments: 'Yorumlu türler için: her satıra bir tane',
    runs: 'İsteğe bağlı: gönderim sayısı (kademeli gönderim)',
    interval: 'İsteğe bağlı: gönderimler arasındaki dakika',
    idempotency_key:
      'İsteğe bağlı: bu sipariş için kendi metniniz. Çağrıyı onunla yinelerseniz ikinci sipariş oluşmaz',
    order: 'Sipariş ID’si',
    orders: 'Virgülle ayrılmış sipariş ID’leri',
    refill: 'Telafi ID’si',
    refills: 'Virgülle ayrılmış telafi ID’leri',
  },
  types: {
    title: 'Sipariş türleri',
    text: 'Servisin türü, bir siparişin service dışında hangi parametreleri istediğini belirler.',
    type: 'Tür',
    required: 'Zorunlu',
    optional: 'İsteğe bağlı',
    charged: 'Ücretlendirilen',
    charge: {
      quantity: 'miktar',
      package: 'paket başına',
      lines: 'boş olmayan satır başına',
      publications: 'yeni gönderi başına',
    },
    fields: {
      lines: 'Her satırda bir kayıt. Virgül metnin parçasıdır',
      single: 'Bir kullanıcı adı, etiket ya da gönderi bağlantısı',
      answer: 'Anketteki yanıtın numarası',
      country: 'US gibi iki harfli kod veya İngilizce adı; WW tüm dünya demektir',
      device: '1 masaüstü, 2 Android, 3 iOS, 4 karışık mobil, 5 karışık',
      traffic: '1 Google, 2 özel yönlendiren, 3 yönlendiren yok',
      source: 'Tür 1 için arama kelimesi; tür 2 için tam yönlendiren URL',
      range: 'Yeni gönderi başına en az ve en fazla miktar',
      delay: 'Dakika olarak gecikme: 0, 5, 10, 15, 30, 60 ya da 90',
      posts: 'Yeni ve eski gönderilerin sayısı; posts yoksa sınır yoktur',
      expiry: 'Bitiş tarihi, gg/aa/yyyy',
    },
  },
  statuses: {
    title: 'Durumlar',
    pending: 'Kabul edildi, henüz gönderilmedi',
    processing: 'Gönderildi, teslimat başlamadı',
    progress: 'Teslim ediliyor',
    completed: 'Tamamen teslim edildi',
    partial: 'Kısmen teslim edildi; kalanı iade edildi',
    canceled: 'Hiç teslim edilmedi; iade edildi',
  },
  errors: {
    title: 'Hatalar',
    text: 'Hata, tek anahtarı “error” olan bir nesnedir. Metinler her zaman İngilizcedir ve değişmez; böylece programlar karşılaştırabilir.',
    request: 'Eylem bilinmiyor ya da bir alan eksik',
    key: 'Anahtar yanlış, silinmiş ya da izin verilmeyen bir IP adresinden kullanılıyor',
    service: 'Böyle bir servis yok ya da şu an sipariş edilemiyor',
    order: 'Siparişlerinizden hiçbiri bu numarayı taşımıyor',
    refill: 'Telafilerinizden hiçbiri bu numarayı taşımıyor',
    funds: 'Bakiye yükleyin ve çağrıyı yineleyin',
    least: 'Servisin en az miktarının altında',
    most: 'Servisin en fazla miktarının üstünde',
    link: 'Bağlantı servise uymuyor',
    active: 'Aynı servisin bu bağlantı için önceki siparişi hâlâ sürüyor',
  },
} satisfies Phrases['reseller'];
