import type { Phrases } from '../../../phrases.ts';

export const adminSettings = {
  title: 'Ayarlar',
  text: 'Bu panelin tüm ayarları. Değişiklikler anında geçerli olur.',
  search: 'Ayarlarda ara',
  onlyChanged: 'Yalnızca değişenler',
  notFound: 'Ayar bulunamadı',
  changed: 'Değişti',
  saved: 'Kaydedildi: {name}',
  undo: 'Geri al',
  reset: 'Varsayılana dön',
  resetDone: 'Varsayılana döndürüldü: {name}',
  default: 'Varsayılan: {value}',
  none: 'boş',
  changedBy: 'Değiştiren: {who}',
  someone: 'Sistem',
  on: 'Açık',
  off: 'Kapalı',
  pick: 'Seç: {name}',
  language: 'Dil',
  colorText: 'Düğmelerde ve bağlantılarda kullanılır. Arka plan üzerinde okunaklı olmalı.',
  bannerText: 'Bu alanda banner gösterir.',
  tags: {
    title: 'Başlık',
    description: 'Açıklama',
    keywords: 'Anahtar kelimeler',
  },
  themes: {
    light: '{color}, açık mod',
    dark: '{color}, koyu mod',
  },
  groups: {
    brand: 'Marka',
    colors: 'Renkler',
    shop: 'Mağaza',
    ordering: 'Sipariş',
    money: 'Ödüller ve fiyatlar',
    features: 'Özellikler',
    security: 'Güvenlik',
    legal: 'Şirket ve yasal bilgiler',
    outside: 'Entegrasyonlar',
    banners: 'Banner’lar',
  },
  secrets: {
    title: 'Gizli anahtarlar',
    text: 'Şifreli saklanır. Değiştirebilirsiniz ama kimse görüntüleyemez.',
    set: 'Ayarlandı',
    unset: 'Ayarlanmadı',
    saved: 'Anahtar kaydedildi',
    save: 'Anahtarı kaydet',
    names: {
      captcha: 'Captcha gizli anahtarı',
      chat: 'Sohbet kimlik anahtarı',
    },
    texts: {
      captcha: 'Captcha sonuçlarını sağlayıcı üzerinden doğrular.',
      chat: 'Sohbet ziyaretçilerinin kimliğini doğrular.',
    },
  },
  pages: {
    title: 'Sayfa metinleri',
    text: 'Koşullar, gizlilik, iade ve iletişim sayfalarınız. Bir dilde metin yoksa İngilizcesi gösterilir.',
    language: 'Dil',
    names: {
      terms: 'Koşullar',
      privacy: 'Gizlilik',
      refunds: 'İadeler',
      contact: 'İletişim',
    },
    body: 'Metin',
    bodyHint: 'Boş satır yeni paragraf, # başlık başlatır. Sayfa istemiyorsanız boş bırakın.',
    saved: 'Sayfa kaydedildi',
  },
  colors: {
    primary: 'Ana renk',
    secondary: 'İkincil renk',
    icons: 'Simgeler',
    info: 'Bilgi',
    success: 'Başarı',
    warning: 'Uyarı',
    headerLeft: 'Üst bilgi, sol',
    headerRight: 'Üst bilgi, sağ',
  },
  banners: {
    dashboard: 'Genel bakış',
    orders: 'Siparişler',
    profile: 'Profil',
    grades: 'Seviyeler',
    drip_feed: 'Drip-feed',
    order_widget: 'Partner widget’ları',
    free_trials: 'Ücretsiz denemeler',
    sidebar: 'Kenar çubuğu',
    create_order: 'Sipariş formu',
    autopromotion: 'Abonelikler',
    tasks: 'Görevler',
    services_type_main: 'Servis türü, büyük',
    services_type_first_short: 'Servis türü, birinci küçük',
    services_type_second_short: 'Servis türü, ikinci küçük',
    referral_program: 'Referans programı',
    services_pricing_main: 'Katalog, büyük',
    services_pricing_first_short: 'Katalog, birinci küçük',
    services_pricing_second_short: 'Katalog, ikinci küçük',
    services_pricing_long: 'Katalog, geniş',
    services_pricing_footer: 'Katalog, alt',
  },
  settings: {
    panelName: {
      name: 'Panel adı',
      text: 'Üst bilgide, e-postalarda ve tarayıcı sekmesinde görünür.',
    },
    logos_light: {
      name: 'Logo, açık mod',
      text: 'Üst bilgi görselinin URL’si.',
    },
    logos_dark: {
      name: 'Logo, koyu mod',
      text: 'Koyu modda üst bilgi görselinin URL’si.',
    },
    logos_alt: {
      name: 'Logo alternatif metni',
      text: 'Ekran okuyucular tarafından okunur; görsel yüklenirken de gösterilir.',
    },
    logos_destinationUrl: {
      name: 'Logo bağlantısı',
      text: 'Logonun açtığı sayfa. Ana sayfa için boş bırakın.',
    },
    socials_youtube: {
      name: 'YouTube sayfası',
      text: 'Alt bilgide bağlantısı gösterilir.',
    },
    socials_telegram: {
      name: 'Telegram sayfası',
      text: 'Alt bilgide bağlantısı gösterilir.',
    },
    socials_vk: {
      name: 'VK sayfası',
      text: 'Alt bilgide bağlantısı gösterilir.',
    },
    socials_linkedin: {
      name: 'LinkedIn sayfası',
      text: 'Alt bilgide bağlantısı gösterilir.',
    },
    socials_facebook: {
      name: 'Facebook sayfası',
      text: 'Alt bilgide bağlantısı gösterilir.',
    },
    socials_twitter: {
      name: 'X sayfası',
      text: 'Alt bilgide bağlantısı gösterilir.',
    },
    metaTags: {
      name: 'Arama motoru metinleri',
      text: 'Ana sayfanın her dildeki başlığı, açıklaması ve anahtar kelimeleri.',
    },
    darkModeAvailable: {
      name: 'Koyu mod',
      text: 'Ziyaretçiler mağazada koyu moda geçebilir.',
    },
    navigation: {
      name: 'Platform menüsü',
      text: 'Kataloğun yanında platform menüsünü gösterir.',
    },
    hidePersonalAccountForUnregistered: {
      name: 'Hesap menüsünü misafirlerden gizle',
      text: 'Misafirler hesap menüsünü görmez.',
    },
    defaultMarketplaceView: {
      name: 'Katalog görünümü',
      text: 'İlk ziyarette servislerin nasıl listeleneceği.',
    },
    rounding_precision: {
      name: 'Tutarlarda ondalık basamak',
      text: 'Mağazada gösterilen ondalık basamak sayısı. Tahsilatlar tam tutarla yapılır.',
    },
    numbers_by_language: {
      name: 'Dile göre sayı biçimi',
      text: 'Sayılar her ziyaretçinin dilindeki gibi yazılır: 1.234,50 veya 1,234.50. Kapalıyken herkes için 1 234.50.',
    },
    currencies_RUB_rate: {
      name: '1 doların ruble karşılığı',
      text: 'Fiyatları ruble olarak göstermek için kullanılır. “Döviz kurları” sayfasındaki kuru kullanmak için boş bırakın.',
    },
    singleOrderDesign: {
      name: 'Sipariş formu tasarımı',
      text: 'Tam form veya kısa form.',
    },
    orderTypes: {
      name: 'Sipariş türleri',
      text: 'Sipariş sayfasında sunulan formlar.',
    },
    guaranteeChargePercent: {
      name: 'Uzatılmış garanti ek ücreti',
      text: 'Müşteri uzatılmış garantiyi seçtiğinde siparişe eklenir.',
    },
    speedupChargePercent: {
      name: 'Hızlı başlangıç ek ücreti',
      text: 'Müşteri hızlı başlangıcı seçtiğinde siparişe eklenir.',
    },
    unpaid_discount_percent: {
      name: 'Ödenmemiş siparişlerde indirim',
      text: 'Siparişini henüz ödememiş müşterilere sunulur.',
    },
    subscription_idle_days: {
      name: 'Aboneliğin sona erme süresi (gün)',
      text: 'Bu kadar gün yeni gönderi olmazsa abonelik sona erer.',
    },
    referral_program_percent: {
      name: 'Referans ödülü',
      text: 'Davet edilen müşterilerin ödemelerinden verilen pay.',
    },
    default_outer_widget_partner_percent: {
      name: 'Widget ödülü',
      text: 'Partnerlerin her widget siparişinden aldığı pay.',
    },
    maximum_widget_reward_percent: {
      name: 'Maksimum widget ödülü',
      text: 'Bir partnerin widget için belirleyebileceği en yüksek pay.',
    },
    adjustment_second_person_above: {
      name: 'Onay gerektiren düzeltmeler',
      text: 'USD olarak. Bu tutarın üzerindeki düzeltmeleri başka bir ekip üyesi onaylamalıdır. 0 girerseniz her düzeltme onaylanmalıdır.',
    },
    childPanelsPrice: {
      name: 'Alt panel fiyatı',
      text: 'Aylık, USD olarak; panel sahibinin bakiyesinden tahsil edilir.',
    },
    grades_enabled: {
      name: 'Seviyeler',
      text: 'Müşteriler harcadıkça seviye atlar ve indirim kazanır.',
    },
    grade_period_days: {
      name: 'Seviye hesabına katılan süre (gün)',
      text: 'Yalnızca bu süredeki harcamalar hesaba katılır. 0 girilirse tüm harcamalar hesaba katılır ve seviyelerin süresi dolmaz.',
    },
    grade_mercy_days: {
      name: 'Seviyeler için ek süre (gün)',
      text: 'Yeterince harcamayan müşteriler bilgilendirilir ve seviyelerini bu süre boyunca korur.',
    },
    enable_bonuses: {
      name: 'Bonuslar',
      text: 'Bonusları ve kuponları müşterilere gösterir.',
    },
    enable_tasks: {
      name: 'Görevler',
      text: 'Müşteriler görevlerle para kazanabilir.',
    },
    enable_keyword_tools: {
      name: 'Anahtar kelime araçları',
      text: 'Anahtar kelime araçlarını gösterir.',
    },
    keyword_searches_per_day: {
      name: 'Günlük anahtar kelime arama sayısı',
      text: 'Müşteri başına. UTC’ye göre gece yarısı sıfırlanır.',
    },
    enabled_child_panels: {
      name: 'Alt paneller',
      text: 'Müşteriler kendi panellerini oluşturabilir.',
    },
    child_panel_domain: {
      name: 'Alt paneller için alan adı',
      text: 'Alt panellere bu alan adının alt alan adları verilir. Bu panelin alan adını kullanmak için boş bırakın.',
    },
    maximum_child_panels: {
      name: 'Müşteri başına alt panel sayısı',
      text: 'Bir müşterinin aynı anda sahip olabileceği alt panel sayısı.',
    },
    child_panel_dns_days: {
      name: 'Alan adı ayarlama süresi (gün)',
      text: 'Alt panelin kendi alan adı zamanında ayarlanmazsa panel sona erer ve ilk ayın ücreti iade edilir.',
    },
    child_panel_grace_days: {
      name: 'Alt panel ödeme süresi (gün)',
      text: 'Ödemesi yapılan ay bitince alt panel sipariş almaz. Bu kadar gün içinde ödeme yapılmazsa kapanır.',
    },
    child_panel_frozen_days: {
      name: 'Kapalı alt panelin sona erme süresi (gün)',
      text: 'Ödemesi yapılmayan alt panel, kapandıktan bu kadar gün sonra sona erer.',
    },
    grandchildren_allowed: {
      name: 'Alt panellerin alt panelleri',
      text: 'Alt panellerin müşterileri orada kendi panellerini oluşturabilir.',
    },
    free_views_is_allowed: {
      name: 'Ücretsiz denemeler',
      text: 'Müşteriler servisleri ücretsiz deneyebilir.',
    },
    freeTrials_proofIsRequired: {
      name: 'Ücretsiz deneme için kanıt',
      text: 'Müşteriler, deneme başlamadan önce kanıt göndermelidir.',
    },
    freeTrials_expireAfterDays: {
      name: 'Ücretsiz deneme inceleme süresi (gün)',
      text: 'Karar verilmeyen talebin süresi bu kadar gün sonra dolar.',
    },
    freeTrials_dailyBudget: {
      name: 'Günlük ücretsiz deneme bütçesi, USD',
      text: 'Ücretsiz denemelerin size bir günde (UTC) en fazla ne kadara mal olabileceği. Aşılırsa talepler inceleme bekler ve o gün onaylanamaz. Sınır koymamak için boş bırakın.',
    },
    personalManagerUrl: {
      name: 'Özel temsilci',
      text: 'Temsilci bağlantısı; seviyesinde özel temsilci olan müşteriler için.',
    },
    staff_second_factor_is_required: {
      name: 'Ekip için iki adımlı giriş',
      text: 'Ekip, iki adımlı giriş olmadan konsolu kullanamaz.',
    },
    contact_info_is_required: {
      name: 'Kayıtta mesajlaşma hesabı',
      text: 'Yeni müşteriler bir mesajlaşma hesabı eklemelidir.',
    },
    captcha_is_enabled: {
      name: 'Captcha',
      text: 'Kayıtta, girişte ve şifre sıfırlamada gösterilir.',
    },
    captcha_provider: {
      name: 'Captcha sağlayıcısı',
      text: 'ALTCHA yerleşiktir. Diğer sağlayıcılar için her iki anahtar da gerekir.',
    },
    captcha_siteKey: {
      name: 'Captcha site anahtarı',
      text: 'Captcha sağlayıcısından alınan genel anahtar.',
    },
    company_name: {
      name: 'Şirket adı',
      text: 'Paneli işleten şirket. Alt bilgide ve makbuzlarda görünür.',
    },
    company_address: {
      name: 'Şirket adresi',
      text: 'İletişim sayfasında ve makbuzlarda görünür.',
    },
    company_registration: {
      name: 'Sicil numarası',
      text: 'İletişim sayfasında görünür.',
    },
    company_vat: {
      name: 'Vergi numarası (VAT)',
      text: 'Makbuzlarda görünür.',
    },
    company_email: {
      name: 'İletişim e-postası',
      text: 'İletişim sayfasında görünür.',
    },
    company_phone: {
      name: 'İletişim telefonu',
      text: 'İletişim sayfasında görünür.',
    },
    termsUrl: {
      name: 'Kullanım koşulları',
      text: 'Müşteriler bunları ödeme sırasında kabul eder. Bir URL veya kendi sayfanız için /terms girin.',
    },
    privacyUrl: {
      name: 'Gizlilik politikası',
      text: 'Alt bilgide bağlantısı gösterilir. Bir URL veya kendi sayfanız için /privacy girin.',
    },
    refundsUrl: {
      name: 'İade politikası',
      text: 'Alt bilgide bağlantısı gösterilir. Bir URL veya kendi sayfanız için /refunds girin.',
    },
    contactUrl: {
      name: 'İletişim sayfası',
      text: 'Alt bilgide bağlantısı gösterilir. Bir URL veya kendi sayfanız için /contact girin.',
    },
    analytics_googleAnalyticsId: {
      name: 'Google Analytics ID’si',
      text: 'Ziyaretçi izin verdikten sonra ziyaretleri sayar.',
    },
    analytics_googleTagManagerId: {
      name: 'Google Tag Manager ID’si',
      text: 'Ziyaretçi izin verdikten sonra kapsayıcınızı yükler.',
    },
    analytics_yandexMetrikaId: {
      name: 'Yandex Metrica ID’si',
      text: 'Ziyaretçi izin verdikten sonra ziyaretleri sayar.',
    },
    analytics_facebookPixelId: {
      name: 'Meta Pixel ID’si',
      text: 'Ziyaretçi izin verdikten sonra ziyaretleri sayar.',
    },
    chatWidgets_crispWebsiteId: {
      name: 'Crisp site ID’si',
      text: 'Mağazada Crisp sohbetini gösterir.',
    },
    chatWidgets_jivoWidgetId: {
      name: 'Jivo widget ID’si',
      text: 'Mağazada Jivo sohbetini gösterir.',
    },
    telegramBotUsername: {
      name: 'Telegram botu',
      text: 'Müşterilerin giriş yapmak için kullandığı botun kullanıcı adı.',
    },
    cabinetWidgetToken: {
      name: 'Panel widget token’ı',
      text: 'Panelin kendi widget’ının kataloğu göstermesini sağlar.',
    },
    customCode: {
      name: 'Özel kod',
      text: 'Mağazada çalışır; girişte, ödemede ve konsolda çalışmaz. Yalnızca panel sahipleri değiştirebilir.',
    },
  },
} satisfies Phrases['adminSettings'];
