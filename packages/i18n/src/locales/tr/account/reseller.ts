import type { Phrases } from '../../../phrases.ts';

export const reseller = {
  title: 'API belgeleri',
  lead: 'Kendi yazılımınızdan sipariş verin, siparişlerinizi takip edin ve telafi isteyin. Standart SMM paneli API v2 ile uyumlu.',
  language: 'Örnek dili',
  request: 'İstek',
  answer: 'Yanıt',
  getKey: 'API anahtarını al',
  transport: {
    title: 'Nasıl istek gönderilir?',
    address: 'Uç nokta',
    body: 'Form alanlarıyla bir POST isteği gönderin: key, action ve eylemin parametreleri. JSON da kabul edilir.',
    answer: 'Yanıtlar JSON biçimindedir.',
    status:
      'Hatalarda bile HTTP durumu 200’dür; bu yüzden yanıtın gövdesini kontrol edin. İstisnalar: istek sınırı aşıldığında 429, bizden kaynaklanan hatalarda 500 veya 503. 500 veya 503 yanıtına rağmen sipariş verilmiş olabilir: aynı idempotency_key ile tekrar deneyin veya yeniden sipariş vermeden önce kontrol edin.',
    limit:
      'Her anahtarla dakikada en fazla 120 istek gönderebilirsiniz. Sınır aşılırsa 429 yanıtı ve saniye cinsinden Retry-After başlığı alırsınız.',
    lists: 'Birden çok ID’yi virgülle ayırın; bir çağrıda en fazla 100 ID gönderebilirsiniz.',
    key: 'YOUR_API_KEY yerine kendi anahtarınızı yazın. Anahtara sahip olan herkes bakiyenizi harcayabilir: sunucunuzda saklayın, asla bir web sayfasına veya uygulamaya koymayın.',
    ownKey:
      'Aşağıdaki örneklerde az önce oluşturduğunuz anahtar kullanılıyor. Anahtara sahip olan herkes bakiyenizi harcayabilir: sunucunuzda saklayın, asla bir web sayfasına veya uygulamaya koymayın. Sayfayı yenilediğinizde anahtar örneklerden kaybolur.',
    fillIn:
      'Anahtarınızın yalnızca hash değerini saklarız, bu yüzden anahtarın kendisi tekrar gösterilemez. Örneklerde görmek için yeni bir anahtar oluşturup buraya dönün.',
  },
  try: {
    title: 'Deneyin',
    text: 'Anahtarınızı girip bir eylem seçin ve isteği gönderin. Gönderilen isteği ve gelen yanıtı aynen görürsünüz.',
    real: 'Bunlar gerçek çağrılardır: burada verdiğiniz siparişlerin tutarı tahsil edilir ve siparişler teslim edilir.',
    key: 'API anahtarı',
    keyHint: 'Yalnızca bu çağrılarda kullanılır. Asla kaydedilmez.',
    keyMissing: 'API anahtarınızı girin',
    action: 'Eylem',
    send: 'İsteği gönder',
    confirmTitle: 'Gerçek bir sipariş verilsin mi?',
    confirmText: 'Tutar bakiyenizden hemen tahsil edilir.',
    confirm: 'Sipariş ver',
    shortened: 'Toplam {entries, plural, one {# kayıt} other {# kayıt}}; ilk üçü gösteriliyor.',
  },
  limits: {
    title: 'Sınırlar ve güvenlik',
    addresses:
      'Anahtarınızı API sayfasında belirli IP adresleri veya ağlarla sınırlayın. Başka yerden gelen istekler geçersiz anahtar hatasıyla reddedilir.',
    idempotency:
      'Her siparişle kendi idempotency_key değerinizi (veya Idempotency-Key başlığını) gönderin. Aynı anahtar ve parametrelerle tekrar denerseniz yeni sipariş verilmez, ilk sipariş döndürülür.',
    retry:
      'Yanıt alamazsanız aynı idempotency_key ile tekrar deneyin. Bu değeri göndermediyseniz önce siparişlerinizi kontrol edin: sipariş verilmiş olabilir.',
  },
  webhooks: {
    title: 'Webhook’lar',
    text: 'Sürekli sorgulamak yerine, bir siparişin veya telafinin durumu değiştiğinde ya da bir abonelikte yeni gönderi bulunduğunda haber alın.',
    body: 'Gövde JSON’dur; siparişler status eylemindekiyle aynı biçimdedir. Olaylar: order.status, refill.status, subscription.publication.',
    signed:
      'Her çağrı, Standard Webhooks spesifikasyonuna göre imzalanır: webhook-id, webhook-timestamp ve webhook-signature.',
    retried:
      '2xx ile yanıt verin. Diğer yanıtlarda yaklaşık bir gün boyunca aynı ID ile tekrar deneriz; böylece tekrarları yok sayabilirsiniz.',
    setUp: 'Webhook ekle',
  },
  actions: {
    services: {
      title: 'Servis listesi',
      text: 'Sipariş edebileceğiniz tüm servisler. rate, {quantity} adet veya paket başına USD fiyatıdır.',
    },
    add: {
      title: 'Yeni sipariş',
      text: 'Çoğu servis için bağlantı ve miktar gerekir. Diğer türler, aşağıda listelenen başka parametreler ister.',
    },
    status: {
      title: 'Sipariş durumu sorgusu',
      text: 'Tek sipariş veya en fazla 100 sipariş için. charge, iadeler düşülmüş tutardır; remains, teslim edilmeyen miktardır.',
    },
    refill: {
      title: 'Telafi talebi',
      text: 'Servisin telafi süresi içindeki tamamlanmış siparişler için.',
    },
    refill_status: {
      title: 'Telafi durumu sorgusu',
      text: 'Telafi durumu Pending, In progress, Completed veya Rejected olur.',
    },
    cancel: {
      title: 'Sipariş iptali',
      text: 'Bu bir istektir: devam eden siparişler yine de tamamlanabilir. Sonuç için durumu kontrol edin. Teslim edilmeyen kısmın tutarı iade edilir.',
    },
    balance: { title: 'Bakiye sorgusu', text: 'Kullanılabilir bakiyeniz.' },
  },
  parameters: {
    service: 'Listedeki servis ID’si',
    link: 'Sayfa, profil veya gönderi bağlantısı',
    quantity: 'Miktar; runs varsa gönderim başına miktar',
    comments: 'Yorumlu türler için: her satıra bir yorum',
    runs: 'İsteğe bağlı: gönderim sayısı (drip-feed)',
    interval: 'İsteğe bağlı: gönderimler arasındaki süre (dakika)',
    idempotency_key:
      'İsteğe bağlı: bu sipariş için seçtiğiniz benzersiz metin. Aynı metinle tekrar denerseniz ikinci sipariş verilmez',
    order: 'Sipariş ID’si',
    orders: 'Virgülle ayrılmış sipariş ID’leri',
    refill: 'Telafi ID’si',
    refills: 'Virgülle ayrılmış telafi ID’leri',
  },
  types: {
    title: 'Sipariş türleri',
    text: 'Siparişte service dışında hangi parametrelerin gerektiğini servisin türü belirler.',
    type: 'Tür',
    required: 'Zorunlu',
    optional: 'İsteğe bağlı',
    charged: 'Ücretlendirme',
    charge: {
      quantity: 'miktara göre',
      package: 'paket başına',
      lines: 'boş olmayan satır başına',
      publications: 'yeni gönderi başına',
    },
    fields: {
      lines: 'Her satıra bir tane; virgüller metnin parçasıdır',
      single: 'Bir kullanıcı adı, hashtag veya gönderi bağlantısı',
      answer: 'Anket yanıtının numarası',
      country: 'İki harfli ülke kodu (ör. US) veya ülkenin İngilizce adı; tüm dünya için WW',
      device: '1 masaüstü, 2 Android, 3 iOS, 4 karışık mobil, 5 karışık',
      traffic: '1 Google, 2 özel yönlendiren sayfa, 3 yönlendiren sayfa yok',
      source: 'Tür 1 için aranacak anahtar kelime; tür 2 için yönlendiren sayfanın tam URL’si',
      range: 'Yeni gönderi başına minimum ve maksimum miktar',
      delay: 'Dakika cinsinden gecikme: 0, 5, 10, 15, 30, 60 veya 90',
      posts: 'Yeni ve eski gönderi sayısı; posts yoksa sınır yoktur',
      expiry: 'Bitiş tarihi, gg/aa/yyyy',
    },
  },
  statuses: {
    title: 'Durumlar',
    pending: 'Kabul edildi, henüz gönderilmedi',
    processing: 'Gönderildi, teslimat başlamadı',
    progress: 'Teslim ediliyor',
    completed: 'Tamamen teslim edildi',
    partial: 'Kısmen teslim edildi; kalan tutar iade edildi',
    canceled: 'Hiçbir şey teslim edilmedi; tutar iade edildi',
  },
  errors: {
    title: 'Hatalar',
    text: 'Hata, tek anahtarı “error” olan bir nesnedir. Hata metinleri her zaman İngilizcedir ve asla değişmez.',
    request: 'Bilinmeyen eylem veya eksik parametre',
    key: 'Anahtar yanlış, silinmiş ya da izin verilmeyen bir IP adresinden kullanılıyor',
    service: 'Servis yok veya kullanılamıyor',
    order: 'Hesabınızda böyle bir sipariş yok',
    refill: 'Hesabınızda böyle bir telafi yok',
    funds: 'Bakiye yükleyip tekrar deneyin',
    least: 'Servisin minimum miktarının altında',
    most: 'Servisin maksimum miktarının üstünde',
    link: 'Bağlantı servise uygun değil',
    active: 'Aynı servis ve bağlantı için başka bir sipariş hâlâ devam ediyor',
  },
} satisfies Phrases['reseller'];
