import type { Phrases } from '../../../phrases.ts';

export const mail = {
  greeting: 'Merhaba {name},',
  greetingNameless: 'Merhaba,',
  buttonFallback: 'Düğme çalışmıyorsa şu adresi açın:',
  ignore: 'Bunu siz istemediyseniz bu iletiyi dikkate almayın.',
  validFor: 'Bağlantı yalnızca bir kez çalışır. Geçerlilik süresi: {duration}.',
  signature: '{panel} ekibi',
  reason: 'Bu iletiyi, bu adrese ait bir {panel} hesabı bulunduğu için aldınız.',
  unsubscribe: 'Abonelikten çık',
  account: {
    welcome: {
      subject: '{panel} sitesine hoş geldiniz: lütfen e-postanızı onaylayın',
      title: 'Aramıza hoş geldiniz',
      text: '{panel} hesabınız hazır. Her zaman yeniden giriş yapabilmeniz ve siparişlerinizden haberdar olabilmeniz için bu adresin size ait olduğunu onaylayın.',
      action: 'E-postayı onayla',
    },
    alreadyRegistered: {
      subject: '{panel} sitesinde zaten bir hesabınız var',
      title: 'Zaten bir hesabınız var',
      text: 'Birisi, belki de siz, az önce bu adresle {panel} sitesine kaydoldu. Adres zaten hesabınıza ait olduğu için hiçbir şey değişmedi. Şifrenizle giriş yapın veya aynı sayfadan yeni bir şifre isteyin.',
      action: 'Giriş yap',
    },
    verifyEmail: {
      subject: '{panel} için e-postanızı onaylayın',
      title: 'E-postanızı onaylayın',
      text: '{panel} hesabınıza her zaman geri dönebilmeniz için bu adresin size ait olduğunu onaylayın.',
      action: 'E-postayı onayla',
    },
    passwordReset: {
      subject: '{panel} için yeni şifre',
      title: 'Yeni bir şifre seçin',
      text: '{panel} hesabınız için yeni bir şifre istediniz. Yeni şifreyi belirlediğinizde tüm açık oturumlar kapanır.',
      action: 'Yeni şifre belirle',
    },
  },
  actions: {
    order: 'Siparişi görüntüle',
    payment: 'Ödemeleri görüntüle',
    subscription: 'Aboneliği görüntüle',
    ticket: 'Görüşmeyi aç',
    verification: 'Doğrulamayı görüntüle',
    security: 'Hesabımı kontrol et',
    webhooks: 'Webhook’ları göster',
    cards: 'Kartları görüntüle',
  },
  order: {
    created: {
      title: '{order} numaralı sipariş alındı',
      text: 'Siparişiniz bize ulaştı: {service}, {quantity}. {charged} tahsil edildi. Hemen başlıyoruz, tamamlanınca haber vereceğiz.',
    },
    completed: {
      title: '{order} numaralı sipariş tamamlandı',
      text: '“{service}” siparişinizin tamamı ({quantity}) teslim edildi. Bizi seçtiğiniz için teşekkür ederiz.',
    },
    canceled: {
      title: '{order} numaralı sipariş iptal edildi',
      text: '“{service}” siparişiniz ({quantity}) iptal edildi. {refunded} bakiyenize geri yüklendi.',
    },
    partial: {
      title: '{order} numaralı sipariş kısmen teslim edildi',
      text: '“{service}” için sipariş edilen {quantity} adetten {delivered} adedi teslim edildi. Kalanı için {refunded} bakiyenize geri yüklendi.',
    },
  },
  payment: {
    received: {
      title: '{amount} ulaştı',
      text: '{invoice} numaralı {amount} tutarındaki ödemeniz ulaştı. Teşekkür ederiz.',
    },
    inModeration: {
      title: '{amount} tutarındaki ödemeniz inceleniyor',
      text: '{invoice} numaralı {amount} tutarındaki ödemenizi inceliyoruz. Bu genellikle birkaç saat sürer; biter bitmez size yazacağız.',
    },
    rejected: {
      title: '{amount} tutarındaki ödemeniz kabul edilmedi',
      text: '{invoice} numaralı {amount} tutarındaki ödemenizi kabul edemedik. Bakiyenize bir şey eklenmedi.',
    },
    refunded: {
      title: '{amount} tutarındaki ödemeniz iade edildi',
      text: '{invoice} numaralı {amount} tutarındaki ödemeniz geldiği yoldan iade edildi. Bankada görünmesi birkaç gün sürebilir.',
    },
    claim: 'Paranızı buradan alın: {url}',
  },
  card: {
    expiring: {
      title: '{card} kartınızın süresi yakında doluyor',
      text: '{card} kartınız {month} sonuna kadar geçerli. Ödemeleriniz ve abonelikleriniz sürsün diye zamanında yeni bir kart bağlayın.',
    },
    expired: {
      title: '{card} kartınızın süresi doldu',
      text: '{card} kartınız {month} tarihine kadar geçerliydi ve artık tahsilat yapılamıyor. Ödemeleriniz ve abonelikleriniz sürsün diye başka bir kart bağlayın.',
    },
  },
  subscription: {
    waiting: {
      title: '“{name}” bakiye bekliyor',
      text: '“{name}” aboneliğiniz yeni bir yayın buldu, ancak bakiyeniz yetmiyor: {amount} gerekli. Bakiye yükleyin, kendiliğinden devam eder.',
      declined:
        '“{name}” aboneliğiniz yeni bir gönderi buldu ama kartınız reddedildi: {amount} gerekiyor. Başka bir kart seçin veya bakiye ekleyin; bekleyen her şeyle devam eder.',
      card: '“{name}” aboneliğiniz yeni bir gönderi buldu ama kartı kaldırıldı veya süresi doldu: {amount} gerekiyor. Başka bir kart seçin veya bakiyeden ödeyin; bekleyen her şeyle devam eder.',
      limit:
        '“{name}” aboneliğiniz yeni bir gönderi buldu ama {amount} kartın limitleri dışında. Başka bir kart seçin veya bakiyeden ödeyin; bekleyen her şeyle devam eder.',
    },
    ordered: {
      title: 'Yeni yayın: “{name}” sipariş verdi',
      text: '“{name}” aboneliğiniz {publication} yayınını buldu ve sipariş verdi. {amount} tahsil edildi.',
    },
    ended: {
      title: '“{name}” aboneliği sona erdi',
      text: '“{name}” aboneliğiniz sona erdi: {why, select, limitReached {tüm yayınlar tanıtıldı} canceled {iptal edildi} other {uzun süre yeni yayın olmadı}}.',
    },
  },
  ticket: {
    title: '[#{ticket}] {subject}',
    titleOnly: '#{ticket} numaralı talebinize yeni yanıt',
    replyAbove: '##- Lütfen yanıtınızı bu satırın üstüne yazın -##',
    replyThere: 'Yanıtlamak için görüşmeyi açın. Bu e-postaya verilen yanıtlar okunmaz.',
  },
  verification: {
    approved: {
      title: 'Doğrulamanız tamamlandı',
      text: 'Teşekkür ederiz: belgeleriniz incelendi ve kabul edildi. Yapmanız gereken başka bir şey yok.',
    },
    rejected: {
      title: 'Lütfen belgelerinizi yeniden gönderin',
      text: 'Gönderdiğiniz belgeleri kabul edemedik. Nedeni:',
    },
  },
  delivery: {
    webhookOff: {
      title: 'Bir webhook kapatıldı',
      text: '{url} adresiniz üç gündür hiçbir çağrımızı kabul etmedi, bu yüzden çağırmayı bıraktık. Sorunu giderin, bir deneme gönderin ve yeniden açın.',
    },
    providerLow: {
      title: '{provider} bakiyesi düşük',
      text: '{provider} bakiyesi {balance} seviyesine düştü. Yüklenene kadar siparişler orada bekler.',
    },
    providerShrunken: {
      title: '{provider} çok daha az hizmet listeliyor',
      text: '{provider} artık yalnızca {listed} hizmet listeliyor; bu, öncekinin yarısından az. Listede olmayanlar satışta kalıyor. Liste doğruysa yeniden eşitleyin ve onaylayın.',
    },
    providerChanged: {
      title: '{provider} tarafında değişiklikler',
      text: '{provider} ile yapılan son eşitlemede bakmanız gereken şeyler bulundu.',
      held: 'Başka bir şeye dönüşen veya fiyatı sıçrayan ve kararınızı bekleyen teklifler: {count}',
      offSale: 'Satıştan kaldırılan hizmetler: {count}',
      followed: 'Hemen uygulanan fiyat sıçramaları: {count}',
      rejected: 'Listesinde kullanılamayan satırlar: {count}',
    },
    providerHeld: {
      title: '{provider} beklemeye alındı',
      text: '{provider} bakiyesini {reported} olarak bildiriyor, ancak {currency} ayarlı. Doğru para birimini ayarlayana kadar hizmetleri satışta değil ve siparişleri bekliyor.',
    },
    paymentReturnedTwice: {
      title: '{payment} numaralı ödeme iki kez geri gitti',
      text: '{payment} numaralı ödeme iade edildi ve ayrıca itiraz edildi. Ödenenden fazla çıkan tutar: {amount}. Bu tutar müşterinizden alınmadı. İtiraza iade belgesiyle yanıt verin.',
    },
    ordersUnknown: {
      title: 'Sonucu bilinmeyen siparişler: {count}',
      text: 'Bu siparişleri gönderdik ve net bir yanıt almadık: {orders}. Sağlayıcıda olup olmadıkları bilinmiyor; bu yüzden kendiliğinden ne yeniden gönderilir ne de iade edilirler. Sağlayıcıda kontrol edin, sonra her birini verildi olarak işaretleyin, yeniden gönderin veya iade edin.',
    },
    outgoingHeld: {
      title: '{panel} hiçbir şey göndermiyor: veritabanı bir kopya',
      text: '{panel} geri yüklenmiş veya kopyalanmış bir veritabanıyla başlatıldı. Siparişler, iptaller, telafiler, kart çekimleri, iadeler, webhook’lar ve e-postalar daha önce gerçekleşmiş olabileceği için bekletiliyor. Sunucuda npm run restore komutunu çalıştırın: bekletilenleri gösterir ve serbest bırakır.',
    },
  },
  security: {
    when: 'Zaman: {at}',
    notYou: 'Bunu siz yapmadıysanız hemen şifrenizi değiştirin ve diğer tüm oturumları kapatın.',
    newDevice: {
      title: 'Hesabınıza yeni giriş',
      text: 'Tanımadığımız bir cihazdan giriş yapıldı: {device}, adres {address}.',
    },
    passwordChanged: {
      title: 'Şifreniz değiştirildi',
      text: 'Hesabınızın şifresi değiştirildi.',
    },
    apiKeyMade: {
      title: 'Yeni bir API anahtarı oluşturuldu',
      text: '{panel} hesabınız için yeni bir API anahtarı oluşturuldu. Bu anahtara sahip programlar bakiyenizle sipariş verebilir.',
    },
    accountClosed: {
      title: 'Hesabınız kapatıldı',
      text: '{panel} hesabınız kapatıldı ve kişisel verileriniz silindi. Hesabı siz kapatmadıysanız hemen destek ekibimize yazın.',
    },
    factorChanged: {
      title: 'Giriş korumanız değiştirildi',
      totpOn: '{panel} hesabınızı artık bir doğrulama uygulaması koruyor.',
      totpOff: '{panel} hesabınızın doğrulama uygulaması kapatıldı.',
      passkeyAdded: '{panel} hesabınıza bir geçiş anahtarı eklendi.',
      passkeyRemoved: '{panel} hesabınızdan bir geçiş anahtarı kaldırıldı.',
      recoveryCodesRenewed:
        '{panel} hesabınız için yeni kurtarma kodları oluşturuldu. Eskileri artık geçersiz.',
      socialConnected: '{panel} hesabınıza bir sosyal hesap bağlandı. Artık onunla oturum açılabilir.',
      socialDisconnected: '{panel} hesabınızdan bir sosyal hesabın bağlantısı kesildi.',
    },
  },
} satisfies Phrases['mail'];
