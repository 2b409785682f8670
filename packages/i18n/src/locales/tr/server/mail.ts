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
  staffInvitation: {
    subject: '{panel} ekibine davet edildiniz',
    title: 'Ekibe davet',
    text: '{panel} ekibine davet edildiniz. Bu e-postayla kaydolup adresinizi doğrulayın; konsol hemen açılır. Davet 7 gün geçerlidir.',
    joined: 'Artık {panel} ekibindesiniz. Konsolu açmak için yeniden giriş yapın.',
    open: 'Konsolu aç',
    register: 'Kaydol',
  },
  test: {
    subject: '{panel} test e-postası',
    title: 'E-posta çalışıyor',
    text: 'Bu test e-postası size ulaştı; {panel} e-posta gönderebiliyor.',
  },
  account: {
    welcome: {
      subject: '{panel} sitesine hoş geldiniz: lütfen e-postanızı onaylayın',
      title: 'Aramıza hoş geldiniz',
      text: '{panel} hesabınız hazır. Sipariş haberlerini almak ve gerektiğinde hesabınızı kurtarmak için e-postanızı onaylayın.',
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
      subject: '{panel} şifrenizi sıfırlayın',
      title: 'Şifrenizi sıfırlayın',
      text: '{panel} hesabınızın şifresini sıfırlamak istediniz. Yeni şifreyi belirlediğinizde tüm oturumlar kapanır.',
      action: 'Yeni şifre belirle',
    },
  },
  actions: {
    order: 'Siparişi görüntüle',
    payment: 'Ödemeleri görüntüle',
    subscription: 'Aboneliği görüntüle',
    ticket: 'Talebi gör',
    verification: 'Doğrulamayı görüntüle',
    security: 'Hesabımı kontrol et',
    webhooks: 'Webhook’ları göster',
    cards: 'Kartları görüntüle',
  },
  order: {
    created: {
      title: '{order} numaralı sipariş alındı',
      text: 'Siparişinizi aldık: {service}, {quantity}. {charged} tahsil edildi. Tamamlanınca haber vereceğiz.',
    },
    completed: {
      title: '{order} numaralı sipariş tamamlandı',
      text: 'Siparişiniz tamamlandı: “{service}” için {quantity} teslim edildi. Teşekkür ederiz.',
    },
    canceled: {
      title: '{order} numaralı sipariş iptal edildi',
      text: '“{service}” siparişiniz ({quantity}) iptal edildi. {refunded} bakiyenize iade edildi.',
    },
    partial: {
      title: '{order} numaralı sipariş kısmen teslim edildi',
      text: '“{service}”: {quantity} içinden {delivered} teslim edildi. Kalanı için {refunded} bakiyenize iade edildi.',
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
      title: '{amount} tutarındaki ödemeniz reddedildi',
      text: '{invoice} numaralı {amount} tutarındaki ödemenizi kabul edemedik. Bakiyenize bir şey eklenmedi.',
    },
    refunded: {
      title: '{amount} tutarındaki ödemeniz iade edildi',
      text: '{invoice} numaralı {amount} tutarındaki ödemeniz asıl ödeme yöntemine iade edildi. Görünmesi birkaç gün sürebilir.',
    },
    claim: 'Paranızı buradan alın: {url}',
  },
  card: {
    expiring: {
      title: '{card} kartınızın süresi yakında doluyor',
      text: '{card} kartınızın süresi {month} sonunda doluyor. Ödemeleriniz ve abonelikleriniz sürsün diye yeni bir kart bağlayın.',
    },
    expired: {
      title: '{card} kartınızın süresi doldu',
      text: '{card} kartınızın süresi doldu ({month}) ve artık tahsilat yapılamıyor. Ödemeleriniz ve abonelikleriniz sürsün diye başka bir kart bağlayın.',
    },
  },
  childOrders: {
    title: '“{panel}” panelinde {count, plural, one {# sipariş} other {# sipariş}} bakiye bekliyor',
    text: '{count, plural, one {“{panel}” alt panelinizin bir siparişi bekliyor: bakiyenizde {amount} eksik. Bakiye yükleyin, otomatik olarak devam eder.} other {“{panel}” alt panelinizin # siparişi bekliyor: bakiyenizde {amount} eksik. Bakiye yükleyin, en eskiden başlayarak otomatik olarak devam ederler.}}',
    action: 'Bakiye yükle',
  },
  subscription: {
    waiting: {
      title: '“{name}” bakiye bekliyor',
      text: '“{name}” aboneliğiniz yeni bir gönderi buldu, ancak bakiyeniz yetmiyor: {amount} gerekli. Bakiye yükleyin, otomatik olarak devam eder.',
      declined:
        '“{name}” aboneliğiniz yeni bir gönderi buldu ama kartınız reddedildi: {amount} gerekiyor. Başka bir kart seçin veya bakiye yükleyin; bekleyen tüm gönderilerle devam eder.',
      card: '“{name}” aboneliğiniz yeni bir gönderi buldu ama kartı kaldırıldı veya süresi doldu: {amount} gerekiyor. Başka bir kart seçin veya bakiyeden ödeyin; bekleyen tüm gönderilerle devam eder.',
      limit:
        '“{name}” aboneliğiniz yeni bir gönderi buldu ama {amount} kartın limitleri dışında. Başka bir kart seçin veya bakiyeden ödeyin; bekleyen tüm gönderilerle devam eder.',
    },
    ordered: {
      title: 'Yeni gönderi: “{name}” sipariş verdi',
      text: '“{name}” aboneliğiniz {publication} gönderisini buldu ve sipariş verdi. {amount} tahsil edildi.',
    },
    ended: {
      title: '“{name}” aboneliği sona erdi',
      text: '“{name}” aboneliğiniz sona erdi: {why, select, limitReached {tüm gönderiler tanıtıldı} canceled {iptal edildi} other {uzun süre yeni gönderi olmadı}}.',
    },
  },
  ticket: {
    title: '[#{ticket}] {subject}',
    titleOnly: '#{ticket} numaralı talebe yeni yanıt',
    replyAbove: '##- Lütfen yanıtınızı bu satırın üstüne yazın -##',
    replyThere: 'Yanıtlamak için talebi açın. Bu e-postaya verilen yanıtlar okunmaz.',
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
  rewards: {
    button: 'Kazançları gör',
    orders: {
      referral: 'Davet ettiklerinizin siparişleri: {count}.',
      widget: 'Widget’larınızdan gelen siparişler: {count}.',
    },
    earned: {
      title: '{amount} kazandınız',
      text: 'Ödül kazançlarınıza eklendi. Çekebilir veya bakiyenize aktarabilirsiniz.',
    },
    held: {
      title: '{amount} tutarındaki ödüller inceleniyor',
      text: 'Bu ödülleri ödemeden önce kontrol ediyoruz. Sizin bir şey yapmanız gerekmiyor.',
    },
    refused: {
      title: '{amount} tutarındaki ödüller reddedildi',
      text: 'Bu ödülleri inceledik ve ödemedik. Sorunuz varsa desteğe yazın.',
    },
    reversed: {
      title: '{amount} tutarındaki ödüller geri alındı',
      text: 'Bu siparişlerin ödemeleri iade edildi veya itiraza uğradı. Para sonunda bize ulaşırsa ödülü yeniden alırsınız.',
    },
  },
  freeTrial: {
    button: 'Ücretsiz denemeleri gör',
    rejected: {
      title: 'Ücretsiz denemeniz reddedildi',
      text: 'Talebinizi kabul edemedik. Neden:',
    },
  },
  childPanel: {
    button: 'Alt panelleri gör',
    opened: {
      title: '{domain} açıldı',
      text: 'Alan adı ayarlandı ve alt paneliniz yayında. {date} tarihine kadar ödendi.',
    },
    renewing: {
      title: '{domain} {date} tarihinde yenilenecek',
      text: '{date} tarihinde alt panelinizin sonraki ayı için bakiyenizden {price} alacağız. Bakiyenizin yeterli olduğundan emin olun.',
    },
    ending: {
      title: '{domain} {date} tarihinde bitiyor',
      text: 'Alt paneliniz {date} tarihine kadar ödendi ve otomatik yenileme kapalı. Açık kalması için {price} karşılığında yenileyin.',
    },
    renewed: {
      title: '{domain} yenilendi',
      text: 'Bakiyenizden {price} aldık. Alt paneliniz {date} tarihine kadar ödendi.',
    },
    expired: {
      title: '{domain} artık sipariş almıyor',
      text: 'Bakiyeniz sonraki aya ({price}) yetmedi; alt paneliniz artık sipariş ve ödeme almıyor. Bakiye yükleyin veya yenileyin; {date} tarihinde müşterilerinize kapanacak.',
    },
    frozen: {
      title: '{domain} kapalı',
      text: 'Alt paneliniz ödenmedi ve müşterilerinize kapandı. Yeniden açmak için {price} karşılığında yenileyin; {date} tarihinde sona erecek.',
    },
    terminated: {
      title: '{domain} sona erdi',
      text: 'Alt paneliniz ödenmedi ve sona erdi. Verileri saklanıyor: dışa aktarabilir veya paneli {price} karşılığında yenileyebilirsiniz.',
    },
    refunded: {
      title: '{domain} hiç ayarlanmadı',
      text: 'Alan adının DNS kayıtları zamanında ayarlanmadı; alt paneliniz sona erdi. {price} bakiyenize iade edildi.',
    },
    held: {
      title: '{domain} ekibimiz tarafından kapatıldı',
      text: 'Alt panelinizi kapattık. Neden:',
    },
    released: {
      title: '{domain} yeniden açık',
      text: 'Ekibimiz alt panelinizi yeniden açtı.',
    },
    elsewhere: {
      title: '{domain} başka bir yere gidiyor',
      text: 'Alt panelinizin alan adı artık bize gelmiyor, müşterileriniz ona ulaşamıyor. DNS kayıtlarını kontrol edin.',
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
      text: '{provider} artık yalnızca {listed} servis listeliyor; bu, öncekinin yarısından az. Listede olmayanlar satışta kalır. Liste doğruysa yeniden eşitleyip kabul edin.',
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
      text: 'Yeni bir cihazdan giriş yapıldı: {device}, IP adresi {address}.',
    },
    passwordChanged: {
      title: 'Şifreniz değiştirildi',
      text: 'Hesabınızın şifresi değiştirildi.',
    },
    apiKeyMade: {
      title: 'Yeni bir API anahtarı oluşturuldu',
      text: '{panel} hesabınız için yeni bir API anahtarı oluşturuldu. Bu anahtara sahip olan herkes bakiyenizle sipariş verebilir.',
    },
    accountClosed: {
      title: 'Hesabınız kapatıldı',
      text: '{panel} hesabınız kapatıldı ve kişisel verileriniz silindi. Hesabı siz kapatmadıysanız hemen destek ekibimize yazın.',
    },
    factorChanged: {
      title: 'Giriş güvenliğiniz değiştirildi',
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
