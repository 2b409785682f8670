import type { Phrases } from '../../../phrases.ts';

export const reseller = {
  title: 'API belgeleri',
  lead: 'Kendi programlarınızdan sipariş verin, izleyin ve telafi isteyin. Arayüz, satıcıların ve betiklerinin API v2 olarak bildiği arayüzdür.',
  language: 'Örneklerin dili',
  request: 'İstek',
  answer: 'Yanıt',
  getKey: 'API anahtarınızı alın',
  transport: {
    title: 'Nasıl çağrılır',
    address: 'Adres',
    body: 'Form alanlarıyla bir POST isteği gönderin: key, action ve o eylemin alanları. JSON da olur.',
    answer: 'Her yanıt JSON’dur.',
    status:
      'Hatalarda bile HTTP durumu 200’dür; bu yüzden yanıtın kendisini okuyun. İstisnalar: çok fazla istekte 429, bizden kaynaklanan arızada 500 veya 503. 500 veya 503 sonrasında sipariş oluşmuş olabilir: aynı idempotency_key ile tekrarlayın ya da yeniden sipariş vermeden önce kontrol edin.',
    limit:
      'Anahtar başına dakikada en çok 120 istek. Üstünde yanıt 429’dur ve Retry-After kaç saniye bekleneceğini söyler.',
    lists: 'Numara listeleri virgülle ayrılır; bir çağrıda en çok 100.',
    key: 'Örneklerde anahtarınızın yerinde YOUR_API_KEY yazar. Anahtar kimdeyse bakiyenizi harcayabilir: sunucunuzda tutun, bir sayfaya ya da uygulamaya asla koymayın.',
    ownKey:
      'Aşağıdaki örneklerde az önce oluşturduğunuz anahtar yer alıyor. Anahtar kimdeyse bakiyenizi harcayabilir: sunucunuzda tutun, bir sayfaya ya da uygulamaya asla koymayın. Sayfa yeniden yüklenince buradan silinir.',
    fillIn:
      'Anahtarınızın yalnızca parmak izi saklanır, bu yüzden yeniden gösterilemez. Bir anahtar oluşturup hemen geri dönün: örneklerde o yer alır.',
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
      'API sayfasında anahtarınızı hangi IP adreslerinin ya da ağların kullanabileceğini belirtirsiniz. Başka her yerden yanlış sayılır.',
    idempotency:
      'Her siparişle birlikte kendi idempotency_key değerinizi ya da Idempotency-Key başlığını gönderin. Aynı anahtar ve aynı alanlarla yinelenen çağrı ikinci bir sipariş vermez, ilk siparişi yanıtlar.',
    retry:
      'Yanıt gelmezse çağrıyı aynı idempotency_key ile yineleyin. Yoksa önce siparişlerinize bakın: sipariş verilmiş olabilir.',
  },
  webhooks: {
    title: 'Webhook’lar',
    text: 'Tekrar tekrar sormak yerine, bir sipariş ilerlediğinde, bir telafi yanıtlandığında veya bir abonelik yeni bir gönderi bulduğunda kendi sunucunuzun çağrılmasını sağlayın.',
    body: 'Gövde JSON’dur; sipariş, status işleminin sözleriyle bildirilir. Olaylar: order.status, refill.status, subscription.publication.',
    signed:
      'Her çağrı, Standard Webhooks belirtiminde olduğu gibi webhook-id, webhook-timestamp ve webhook-signature ile imzalanır.',
    retried:
      '2xx ile yanıt verin. Başka her yanıtta yaklaşık bir gün boyunca yeniden deneriz; id aynı kalır, böylece yinelemeyi tanırsınız.',
    setUp: 'Webhook kurun',
  },
  actions: {
    services: {
      title: 'Servisleri listeleme',
      text: 'Sipariş edebileceğiniz tüm servisler. rate değeri, 1.000 adet ya da bir paket için ABD doları fiyatıdır.',
    },
    add: {
      title: 'Sipariş verme',
      text: 'Çoğu servis bir bağlantı ve bir miktar ister. Diğer türler başka alanlar ister; aşağıda listelenmiştir.',
    },
    status: {
      title: 'Durumu sorma',
      text: 'Bir sipariş ya da aynı anda en çok 100 sipariş için. charge, iadelerden sonra kalan tutardır; remains, teslim edilecek kalan miktardır.',
    },
    refill: {
      title: 'Telafi isteme',
      text: 'Telafi sunan bir servisin tamamlanmış siparişleri için, garanti süresi içinde.',
    },
    refill_status: {
      title: 'Telafinin durumunu sorma',
      text: 'Bir telafi Pending, In progress, Completed ya da Rejected olur.',
    },
    cancel: {
      title: 'Siparişleri iptal etme',
      text: 'Bu bir istektir: süren bir sipariş yine de tamamlanabilir. Ne olduğunu görmek için durumu sorun. Teslim edilmeyen kısım iade edilir.',
    },
    balance: { title: 'Bakiyeyi okuma', text: 'Şu anda harcayabileceğiniz tutar.' },
  },
  parameters: {
    service: 'Listedeki servis numarası',
    link: 'Sayfanın, profilin ya da yayının adresi',
    quantity: 'Kaç adet; runs ile her turda kaç adet',
    comments: 'Yorumlu türler için: her satıra bir tane',
    runs: 'İsteğe bağlı: yavaş teslimat için tur sayısı',
    interval: 'İsteğe bağlı: iki tur arasındaki dakika',
    idempotency_key:
      'İsteğe bağlı: bu sipariş için kendi metniniz. Çağrıyı onunla yinelerseniz ikinci sipariş oluşmaz',
    order: 'Bir siparişin numarası',
    orders: 'Virgülle ayrılmış birkaç sipariş numarası',
    refill: 'Bir telafinin numarası',
    refills: 'Virgülle ayrılmış birkaç telafi numarası',
  },
  types: {
    title: 'Sipariş türleri',
    text: 'Servis listesindeki tür, bir siparişin service dışında hangi alanları istediğini söyler.',
    type: 'Tür',
    required: 'Zorunlu',
    optional: 'İsteğe bağlı',
    charged: 'Ücretlendirilen',
    charge: {
      quantity: 'miktar',
      package: 'bir paket',
      lines: 'boş olmayan her satır',
      publications: 'her yeni yayın',
    },
    fields: {
      lines: 'Her satırda bir kayıt. Virgül metnin parçasıdır',
      single: 'Bir kullanıcı adı, bir etiket ya da bir yayının adresi',
      answer: 'Anketteki yanıtın numarası',
      country: 'US gibi iki harfli kod veya İngilizce adı; WW tüm dünya demektir',
      device: '1 masaüstü, 2 Android, 3 iOS, 4 karışık mobil, 5 karışık',
      traffic: '1 Google, 2 seçtiğiniz bir adres, 3 kaynaksız',
      source: 'Tür 1 için gerekli arama kelimesi; tür 2 için gerekli tam kaynak adres',
      range: 'Her yeni yayın için en az ve en çok miktar',
      delay: 'Yayından sonraki dakika: 0, 5, 10, 15, 30, 60 ya da 90',
      posts: 'Yeni ve önceki yayınların sayısı; posts yoksa sınır yoktur',
      expiry: 'Son gün, gün/ay/yıl biçiminde',
    },
  },
  statuses: {
    title: 'Durum sözcükleri',
    pending: 'Kabul edildi, henüz iletilmedi',
    processing: 'İletildi, teslimat başlamadı',
    progress: 'Teslim ediliyor',
    completed: 'Tamamen teslim edildi',
    partial: 'Kısmen teslim edildi; kalanı iade edildi',
    canceled: 'Hiç teslim edilmedi; iade edildi',
  },
  errors: {
    title: 'Hatalar',
    text: 'Hata, tek anahtarı “error” olan bir nesnedir. Metinler her zaman İngilizcedir ve değişmez; böylece programlar karşılaştırabilir.',
    request: 'Eylem bilinmiyor ya da bir alan eksik',
    key: 'Anahtar yanlış, silinmiş ya da izin vermediği bir adresten kullanılıyor',
    service: 'Böyle bir servis yok ya da şu an sipariş edilemiyor',
    order: 'Siparişlerinizden hiçbiri bu numarayı taşımıyor',
    refill: 'Telafilerinizden hiçbiri bu numarayı taşımıyor',
    funds: 'Bakiye yükleyin ve çağrıyı yineleyin',
    least: 'Sayı, servisin en az miktarıdır',
    most: 'Sayı, servisin en çok miktarıdır',
    link: 'Adres servise uymuyor',
    active: 'Aynı servisin bu bağlantı için önceki siparişi hâlâ sürüyor',
  },
} satisfies Phrases['reseller'];
