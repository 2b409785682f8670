import type { Phrases } from '../../../phrases.ts';

export const mail = {
  greeting: 'Merhaba {name},',
  greetingNameless: 'Merhaba,',
  buttonFallback: 'Düğme çalışmıyorsa şu bağlantıyı açın:',
  ignore: 'Bunu siz istemediyseniz bu e-postayı dikkate almayın.',
  validFor: 'Bağlantı bir kez kullanılabilir. Geçerlilik süresi: {duration}.',
  signature: '{panel} ekibi',
  reason: 'Bu e-postayı, {panel} hesabınız olduğu için aldınız.',
  unsubscribe: 'E-posta bildirimlerini kapat',
  staffInvitation: {
    subject: '{panel} ekibine davet edildiniz',
    title: 'Ekibe katılın',
    text: '{panel} ekibine davet edildiniz. Konsolu açmak için bu e-posta adresiyle hesap oluşturun ve adresi onaylayın. Davet 7 gün geçerlidir.',
    joined: 'Artık {panel} ekibindesiniz. Konsolu açmak için yeniden giriş yapın.',
    open: 'Konsolu aç',
    register: 'Hesap oluştur',
  },
  test: {
    subject: '{panel} test e-postası',
    title: 'E-posta gönderimi çalışıyor',
    text: 'Bu test e-postası size ulaştığına göre {panel} e-posta gönderebiliyor.',
  },
  account: {
    welcome: {
      subject: '{panel}: hoş geldiniz, e-postanızı onaylayın',
      title: 'Hoş geldiniz',
      text: '{panel} hesabınız hazır. Sipariş bildirimleri almak ve gerektiğinde hesabınızı kurtarmak için e-postanızı onaylayın.',
      action: 'E-postayı onayla',
    },
    alreadyRegistered: {
      subject: '{panel} üzerinde zaten bir hesabınız var',
      title: 'Zaten bir hesabınız var',
      text: 'Birisi, belki de siz, az önce {panel} üzerinde bu adresle kaydolmaya çalıştı. Adres zaten hesabınıza ait olduğu için hiçbir şey değişmedi. Giriş yapın veya aynı sayfadan şifrenizi sıfırlayın.',
      action: 'Giriş yap',
    },
    verifyEmail: {
      subject: '{panel} için e-postanızı onaylayın',
      title: 'E-postanızı onaylayın',
      text: '{panel} hesabınızı gerektiğinde kurtarabilmek için e-postanızı onaylayın.',
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
    order: 'Siparişi gör',
    payment: 'Ödemeleri gör',
    subscription: 'Aboneliği gör',
    ticket: 'Talebi gör',
    verification: 'Doğrulamayı gör',
    security: 'Hesabımı kontrol et',
    webhooks: 'Webhook’ları gör',
    cards: 'Kartları gör',
  },
  order: {
    created: {
      title: 'Sipariş {order} alındı',
      text: 'Siparişinizi aldık: {service}, {quantity}. Tahsil edilen: {charged}. Tamamlandığında haber vereceğiz.',
    },
    completed: {
      title: 'Sipariş {order} tamamlandı',
      text: '“{service}” siparişiniz tamamlandı. Teslim edilen: {quantity}. Teşekkür ederiz.',
    },
    canceled: {
      title: 'Sipariş {order} iptal edildi',
      text: '“{service}” siparişiniz ({quantity}) iptal edildi. Bakiyenize iade edilen: {refunded}.',
    },
    partial: {
      title: 'Sipariş {order} kısmen teslim edildi',
      text: '“{service}” siparişiniz kısmen teslim edildi: {delivered} / {quantity}. Bakiyenize iade edilen: {refunded}.',
    },
  },
  payment: {
    received: {
      title: 'Ödeme alındı: {amount}',
      text: '{invoice} numaralı, {amount} tutarındaki ödemenizi aldık. Teşekkür ederiz.',
    },
    inModeration: {
      title: 'Ödeme incelemede: {amount}',
      text: '{invoice} numaralı, {amount} tutarındaki ödemenizi inceliyoruz. İnceleme genellikle birkaç saat sürer. Bittiğinde size e-posta göndereceğiz.',
    },
    rejected: {
      title: 'Ödeme reddedildi: {amount}',
      text: '{invoice} numaralı, {amount} tutarındaki ödemenizi kabul edemedik, bu yüzden bakiyenize bir şey eklenmedi. Bir hata olduğunu düşünüyorsanız desteğe yazın.',
    },
    refunded: {
      title: 'Ödeme iade edildi: {amount}',
      text: '{invoice} numaralı, {amount} tutarındaki ödemenizi iade ettik. Paranın hesabınıza geçmesi birkaç gün sürebilir.',
    },
    claim: 'İadenizi buradan alın: {url}',
  },
  card: {
    expiring: {
      title: '{card} kartınızın süresi yakında doluyor',
      text: '{card} kartınızın son kullanma tarihi: {month}. Ödemelerinizin ve aboneliklerinizin kesintiye uğramaması için yeni bir kart ekleyin.',
    },
    expired: {
      title: '{card} kartınızın süresi doldu',
      text: '{card} kartınızın süresi doldu ({month}) ve bu karttan artık tahsilat yapılamıyor. Ödemelerinizin ve aboneliklerinizin kesintiye uğramaması için başka bir kart ekleyin.',
    },
  },
  childOrders: {
    title:
      '{count, plural, one {# sipariş bakiye bekliyor: “{panel}”} other {# sipariş bakiye bekliyor: “{panel}”}}',
    text: '{count, plural, one {Bakiyeniz yetersiz olduğu için “{panel}” alt panelinizin bir siparişi bekliyor. En az {amount} yükleyin, sipariş otomatik olarak devam eder.} other {Bakiyeniz yetersiz olduğu için “{panel}” alt panelinizin # siparişi bekliyor. En az {amount} yükleyin, siparişler en eskisinden başlayarak otomatik olarak devam eder.}}',
    action: 'Bakiye yükle',
  },
  subscription: {
    waiting: {
      title: '“{name}” bakiye bekliyor',
      text: '“{name}” aboneliğinizde yeni bir gönderi bulundu ama bakiyeniz yetersiz. Gereken tutar: {amount}. Bakiye yükleyin, abonelik otomatik olarak devam eder.',
      declined:
        '“{name}” aboneliğinizde yeni bir gönderi bulundu ama kartınız reddedildi. Gereken tutar: {amount}. Devam etmek için başka bir kart seçin veya bakiye yükleyin. Bekleyen gönderiler de tanıtılır.',
      card: '“{name}” aboneliğinizde yeni bir gönderi bulundu ama aboneliğin kartı kaldırıldı veya kartın süresi doldu. Gereken tutar: {amount}. Devam etmek için başka bir kart seçin veya bakiyenizden ödeyin. Bekleyen gönderiler de tanıtılır.',
      limit:
        '“{name}” aboneliğinizde yeni bir gönderi bulundu ama aboneliğin kartındaki limitler {amount} tutarında bir ödemeye izin vermiyor. Devam etmek için başka bir kart seçin veya bakiyenizden ödeyin. Bekleyen gönderiler de tanıtılır.',
    },
    ordered: {
      title: 'Yeni gönderi: “{name}” için sipariş verildi',
      text: '“{name}” aboneliğinizde yeni bir gönderi ({publication}) bulundu ve sipariş verildi. Tahsil edilen: {amount}.',
    },
    ended: {
      title: '“{name}” aboneliği sona erdi',
      text: '“{name}” aboneliğiniz sona erdi: {why, select, limitReached {tüm gönderiler tanıtıldı} canceled {iptal edildi} other {uzun süre yeni gönderi olmadı}}.',
    },
  },
  ticket: {
    title: '[#{ticket}] {subject}',
    titleOnly: 'Talep #{ticket}: yeni yanıt',
    replyAbove: '##- Lütfen yanıtınızı bu satırın üstüne yazın -##',
    replyThere: 'Yanıtlamak için talebi açın. Bu e-postaya verilen yanıtlar okunmaz.',
  },
  verification: {
    approved: {
      title: 'Kimliğiniz doğrulandı',
      text: 'Belgeleriniz onaylandı. Başka bir şey yapmanız gerekmez.',
    },
    rejected: {
      title: 'Belgelerinizi yeniden yükleyin',
      text: 'Belgelerinizi kabul edemedik. Nedeni:',
    },
  },
  rewards: {
    button: 'Kazancı gör',
    orders: {
      referral: 'Davet ettiğiniz kişilerin siparişleri: {count}.',
      widget: 'Widget’larınız üzerinden verilen siparişler: {count}.',
    },
    earned: {
      title: 'Yeni kazancınız: {amount}',
      text: 'Ödül kazancınıza eklendi. Çekebilir veya bakiyenize aktarabilirsiniz.',
    },
    held: {
      title: 'İncelemedeki ödüller: {amount}',
      text: 'Bu ödülleri ödemeden önce inceliyoruz. Bir şey yapmanız gerekmez.',
    },
    refused: {
      title: 'Reddedilen ödüller: {amount}',
      text: 'Bu ödülleri inceledik ve reddettik. Sorularınız varsa desteğe yazın.',
    },
    reversed: {
      title: 'Geri alınan ödüller: {amount}',
      text: 'Bu siparişlerin ödemeleri iade edildi veya itiraza uğradı. İtiraz lehimize sonuçlanırsa ödül size geri verilir.',
    },
  },
  freeTrial: {
    button: 'Ücretsiz denemeleri gör',
    rejected: {
      title: 'Ücretsiz deneme talebiniz reddedildi',
      text: 'Talebinizi kabul edemedik. Nedeni:',
    },
  },
  childPanel: {
    button: 'Alt panelleri gör',
    opened: {
      title: '{domain} açıldı',
      text: 'Alan adı ayarlandı ve alt paneliniz yayında. Ücreti {date} tarihine kadar ödendi.',
    },
    renewing: {
      title: '{domain}, {date} tarihinde yenilenecek',
      text: '{date} tarihinde bakiyenizden alt panelinizin gelecek ay ücreti olarak {price} tahsil edeceğiz. Bakiyenizin yeterli olduğundan emin olun.',
    },
    ending: {
      title: '{domain}, {date} tarihinde sona eriyor',
      text: 'Alt panelinizin ödenen süresi {date} tarihinde bitiyor ve otomatik yenileme kapalı. Panelin açık kalması için {price} ödeyerek yenileyin.',
    },
    renewed: {
      title: '{domain} yenilendi',
      text: 'Bakiyenizden {price} tahsil ettik. Alt panelinizin ücreti {date} tarihine kadar ödendi.',
    },
    expired: {
      title: '{domain} artık sipariş almıyor',
      text: 'Bakiyeniz gelecek ayın ücretini ({price}) karşılamadı, bu yüzden alt paneliniz sipariş ve ödeme almıyor. {date} tarihine kadar yenilemezseniz panel müşterilerinize kapanacak.',
    },
    frozen: {
      title: '{domain} kapalı',
      text: 'Alt panelinizin ödemesi yapılmadı ve panel müşterilerinize kapatıldı. Yeniden açmak için {price} ödeyerek yenileyin. Aksi hâlde panel {date} tarihinde sona erer.',
    },
    terminated: {
      title: '{domain} sona erdi',
      text: 'Alt panelinizin ödemesi yapılmadı ve panel sona erdi. Verileri saklanıyor: bunları indirebilir veya {price} ödeyerek paneli yenileyebilirsiniz.',
    },
    refunded: {
      title: '{domain} ayarlanmadı',
      text: 'Alan adının DNS kayıtları zamanında ayarlanmadığı için alt paneliniz sona erdi. Bakiyenize iade edilen: {price}.',
    },
    held: {
      title: '{domain} ekibimiz tarafından kapatıldı',
      text: 'Alt panelinizi kapattık. Nedeni:',
    },
    released: {
      title: '{domain} yeniden açıldı',
      text: 'Ekibimiz alt panelinizi yeniden açtı.',
    },
    elsewhere: {
      title: '{domain} artık buraya yönlenmiyor',
      text: 'Alt panelinizin alan adı artık bize yönlenmiyor, bu yüzden müşterileriniz panele ulaşamıyor. DNS kayıtlarını kontrol edin.',
    },
  },
  delivery: {
    webhookOff: {
      title: 'Webhook kapatıldı',
      text: '{url} üç gündür hiçbir isteği kabul etmediği için webhook’u kapattık. Sunucunuzdaki sorunu giderin, bir test isteği gönderin ve webhook’u yeniden açın.',
    },
    providerLow: {
      title: '{provider}: bakiye düşük',
      text: '{provider} bakiyeniz azaldı. Kalan: {balance}. Oraya bakiye yükleyene kadar siparişler bekler.',
    },
    providerShrunken: {
      title: '{provider} çok daha az servis listeliyor',
      text: '{provider} artık yalnızca {listed} servis listeliyor; bu, öncekinin yarısından az. Eksik olanlar satışta kalır. Liste doğruysa yeniden eşitleyip kabul edin.',
    },
    providerChanged: {
      title: '{provider}: değişiklikler var',
      text: '{provider} ile yapılan son eşitlemede ilgilenmeniz gereken değişiklikler bulundu.',
      held: 'Kararınızı bekleyen teklif değişiklikleri ve fiyat sıçramaları: {count}',
      offSale: 'Satıştan kaldırılan servisler: {count}',
      followed: 'Fiyatlarınıza yansıtılan fiyat sıçramaları: {count}',
      rejected: 'Sağlayıcının listesinde kullanılamayan satırlar: {count}',
    },
    providerHeld: {
      title: '{provider} duraklatıldı',
      text: '{provider}, bakiyesini {reported} cinsinden bildiriyor ama ayarlarda {currency} seçili. Doğru para birimini seçene kadar sağlayıcının servisleri satış dışı kalır ve siparişleri bekler.',
    },
    paymentReturnedTwice: {
      title: 'Ödeme {payment} iki kez geri döndü',
      text: '{payment} numaralı ödeme hem iade edildi hem de itiraza uğradı; bu yüzden ödenenden {amount} fazla para geri döndü. Bu tutar müşterinizden tahsil edilmedi. İtiraza iade belgesiyle yanıt verin.',
    },
    ordersUnknown: {
      title: 'Sonucu bilinmeyen siparişler: {count}',
      text: 'Bu siparişleri gönderdik ama net bir yanıt almadık: {orders}. Sağlayıcıya ulaşıp ulaşmadıkları belli olmadığı için bunları otomatik olarak yeniden göndermiyor, tutarlarını da iade etmiyoruz. Sağlayıcıda kontrol edin, ardından her birini iletildi olarak işaretleyin, yeniden gönderin veya tutarını iade edin.',
    },
    outgoingHeld: {
      title: '{panel} beklemede: veritabanı bir kopya',
      text: '{panel} geri yüklenmiş veya kopyalanmış bir veritabanıyla başlatıldı. Siparişler, iptaller, telafiler, kart tahsilatları, iadeler, webhook’lar ve e-postalar daha önce gerçekleşmiş olabileceği için bekletiliyor. Sunucuda npm run restore komutunu çalıştırın: bekletilenleri gösterir ve serbest bırakır.',
    },
  },
  security: {
    when: 'Zaman: {at}',
    notYou: 'Bunu siz yapmadıysanız hemen şifrenizi değiştirin ve diğer tüm oturumları kapatın.',
    newDevice: {
      title: 'Hesabınıza yeni giriş',
      text: 'Hesabınıza yeni bir cihazdan giriş yapıldı: {device}, IP adresi {address}.',
    },
    passwordChanged: {
      title: 'Şifreniz değiştirildi',
      text: 'Hesabınızın şifresi değiştirildi.',
    },
    apiKeyMade: {
      title: 'Yeni API anahtarı oluşturuldu',
      text: '{panel} hesabınız için yeni bir API anahtarı oluşturuldu. Bu anahtara sahip olan herkes bakiyenizle sipariş verebilir.',
    },
    accountClosed: {
      title: 'Hesabınız kapatıldı',
      text: '{panel} hesabınız kapatıldı ve kişisel verileriniz silindi. Hesabı siz kapatmadıysanız hemen desteğe yazın.',
    },
    factorChanged: {
      title: 'Giriş güvenliği ayarlarınız değiştirildi',
      totpOn: '{panel} hesabınızda doğrulama uygulamasıyla giriş açıldı.',
      totpOff: '{panel} hesabınızda doğrulama uygulamasıyla giriş kapatıldı.',
      passkeyAdded: '{panel} hesabınıza bir geçiş anahtarı eklendi.',
      passkeyRemoved: '{panel} hesabınızdan bir geçiş anahtarı kaldırıldı.',
      recoveryCodesRenewed:
        '{panel} hesabınız için yeni kurtarma kodları oluşturuldu. Eskileri artık geçersiz.',
      socialConnected: '{panel} hesabınıza bir sosyal hesap bağlandı. Artık bu hesapla giriş yapılabilir.',
      socialDisconnected: '{panel} hesabınıza bağlı bir sosyal hesabın bağlantısı kesildi.',
    },
  },
} satisfies Phrases['mail'];
