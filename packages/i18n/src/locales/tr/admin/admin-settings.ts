import type { Phrases } from '../../../phrases.ts';

export const adminSettings = {
  title: 'Ayarlar',
  text: 'Panelin tüm ayarları. Bir değişiklik hemen ve her yerde geçerlidir.',
  search: 'Ayar ara',
  onlyChanged: 'Yalnız değişenler',
  notFound: 'Eşleşen ayar yok',
  changed: 'Değişti',
  saved: '{name} kaydedildi',
  undo: 'Geri al',
  reset: 'Varsayılana dön',
  resetDone: '{name} varsayılana döndü',
  default: 'Varsayılan: {value}',
  none: 'boş',
  changedBy: 'Değiştiren: {who}',
  someone: 'kurulum',
  on: 'Açık',
  off: 'Kapalı',
  pick: '{name} seç',
  language: 'Dil',
  colorText: 'Zemininde okunabilir olmalı; düğmeler ve bağlantılar kullanır.',
  bannerText: 'Bu yerde afiş gösterilip gösterilmeyeceği.',
  tags: {
    title: 'Başlık',
    description: 'Açıklama',
    keywords: 'Anahtar kelimeler',
  },
  themes: {
    light: '{color}, açık',
    dark: '{color}, koyu',
  },
  groups: {
    brand: 'Marka',
    colors: 'Renkler',
    shop: 'Mağaza',
    ordering: 'Sipariş',
    money: 'Ödüller ve fiyatlar',
    features: 'Özellikler',
    security: 'Güvenlik',
    legal: 'Şirket ve yasal',
    outside: 'Dış servisler',
    banners: 'Afiş yerleri',
  },
  secrets: {
    title: 'Gizli anahtarlar',
    text: 'Şifreli saklanır. Değiştirilebilir, okunamaz.',
    set: 'Ayarlı',
    unset: 'Ayarlı değil',
    saved: 'Anahtar kaydedildi',
    save: 'Anahtarı kaydet',
    names: {
      captcha: 'Captcha gizli anahtarı',
      chat: 'Sohbet kimlik anahtarı',
    },
    texts: {
      captcha: 'Çözümleri captcha sağlayıcısında doğrular.',
      chat: 'Sohbetteki ziyaretçinin kim olduğunu imzalar.',
    },
  },
  pages: {
    title: 'Sayfa metinleri',
    text: 'Kendi şartlar, gizlilik, iade ve iletişim sayfalarınız. Eksik dilde İngilizce gösterilir.',
    language: 'Dil',
    names: {
      terms: 'Şartlar',
      privacy: 'Gizlilik',
      refunds: 'İadeler',
      contact: 'İletişim',
    },
    body: 'Metin',
    bodyHint: 'Boş satır paragraf, # başlık başlatır. Boş: sayfa yok.',
    saved: 'Sayfa kaydedildi',
  },
  colors: {
    primary: 'Ana renk',
    secondary: 'İkinci renk',
    icons: 'Simgeler',
    info: 'Bilgi',
    success: 'Başarı',
    warning: 'Uyarı',
    headerLeft: 'Üst bölüm, sol',
    headerRight: 'Üst bölüm, sağ',
  },
  banners: {
    dashboard: 'Özet',
    orders: 'Siparişler',
    profile: 'Profil',
    grades: 'Sadakat düzeyleri',
    drip_feed: 'Kademeli gönderim',
    order_widget: 'Sipariş bileşenleri',
    free_trials: 'Ücretsiz denemeler',
    sidebar: 'Kenar çubuğu',
    create_order: 'Sipariş formu',
    autopromotion: 'Abonelikler',
    tasks: 'Görevler',
    services_type_main: 'Servis türü, büyük',
    services_type_first_short: 'Servis türü, ilk küçük',
    services_type_second_short: 'Servis türü, ikinci küçük',
    referral_program: 'Davet programı',
    services_pricing_main: 'Katalog, büyük',
    services_pricing_first_short: 'Katalog, ilk küçük',
    services_pricing_second_short: 'Katalog, ikinci küçük',
    services_pricing_long: 'Katalog, geniş',
    services_pricing_footer: 'Katalog, alt',
  },
  settings: {
    panelName: {
      name: 'Panel adı',
      text: 'Üst bölümde, e-postalarda ve tarayıcı sekmesinde görünür.',
    },
    logos_light: {
      name: 'Açık sayfalar için logo',
      text: 'Üst bölümdeki resmin adresi.',
    },
    logos_dark: {
      name: 'Koyu sayfalar için logo',
      text: 'Koyu modda üst bölümdeki resmin adresi.',
    },
    logos_alt: {
      name: 'Logo metni',
      text: 'Sesli okunur ve resim yüklenirken gösterilir.',
    },
    logos_destinationUrl: {
      name: 'Logonun bağlantısı',
      text: 'Logoya tıklayınca açılan yer; boşsa ana sayfa.',
    },
    socials_youtube: {
      name: 'YouTube sayfası',
      text: 'Alt bölümde bağlantı.',
    },
    socials_telegram: {
      name: 'Telegram sayfası',
      text: 'Alt bölümde bağlantı.',
    },
    socials_vk: {
      name: 'VK sayfası',
      text: 'Alt bölümde bağlantı.',
    },
    socials_linkedin: {
      name: 'LinkedIn sayfası',
      text: 'Alt bölümde bağlantı.',
    },
    socials_facebook: {
      name: 'Facebook sayfası',
      text: 'Alt bölümde bağlantı.',
    },
    socials_twitter: {
      name: 'X sayfası',
      text: 'Alt bölümde bağlantı.',
    },
    metaTags: {
      name: 'Arama motoru metinleri',
      text: 'Ana sayfanın her dilde başlığı, açıklaması ve anahtar kelimeleri.',
    },
    darkModeAvailable: {
      name: 'Koyu mod',
      text: 'Ziyaretçiler mağazayı koyu yapabilir.',
    },
    navigation: {
      name: 'Ağ menüsü',
      text: 'Kataloğun yanında ağ menüsünü gösterir.',
    },
    hidePersonalAccountForUnregistered: {
      name: 'Hesabı misafirden gizle',
      text: 'Misafirler kişisel hesap menüsünü görmez.',
    },
    defaultMarketplaceView: {
      name: 'Katalog görünümü',
      text: 'İlk ziyarette servislerin nasıl listelendiği.',
    },
    rounding_precision: {
      name: 'Tutarların ondalıkları',
      text: 'Tutarların kaç ondalık gösterdiği. Tahsilat tam kalır.',
    },
    currencies_RUB_rate: {
      name: 'Bir dolar kaç ruble',
      text: 'Fiyatları rubleyle göstermek için. Boş: kur her gün alınır.',
    },
    singleOrderDesign: {
      name: 'Sipariş formunun tasarımı',
      text: 'Tam form veya kısa form.',
    },
    orderTypes: {
      name: 'Sipariş yolları',
      text: 'Sipariş sayfasının sunduğu formlar.',
    },
    guaranteeChargePercent: {
      name: 'Garanti ücreti',
      text: 'Müşteri garanti isterse siparişe eklenir.',
    },
    speedupChargePercent: {
      name: 'Hızlandırma ücreti',
      text: 'Müşteri daha hızlı isterse siparişe eklenir.',
    },
    unpaid_discount_percent: {
      name: 'Ödenmemiş sipariş indirimi',
      text: 'Siparişini ödemeyen müşterilere sunulur.',
    },
    subscription_idle_days: {
      name: 'Abonelik bitene kadar gün',
      text: 'Bu süre boyunca gönderi bulamayan abonelik biter.',
    },
    referral_program_percent: {
      name: 'Davet ödülü',
      text: 'Davet edilen müşterilerin harcamasından pay.',
    },
    default_outer_widget_partner_percent: {
      name: 'Bileşen ödülü',
      text: 'Ortakların kendi bileşeninden gelen siparişlerdeki payı.',
    },
    maximum_widget_reward_percent: {
      name: 'En yüksek bileşen ödülü',
      text: 'Bir ortağın ayarlayabileceği en yüksek pay.',
    },
    adjustment_second_person_above: {
      name: 'İkinci kişi gerektiren düzeltmeler',
      text: 'Dolar. Üzerindeki bakiye değişikliğini, geçerli olmadan önce ekipten başka biri onaylar; 0 ise her seferinde.',
    },
    childPanelsPrice: {
      name: 'Alt panel fiyatı',
      text: 'Aylık dolar, sahibin bakiyesinden.',
    },
    grades_enabled: {
      name: 'Sadakat düzeyleri',
      text: 'Müşteriler harcadıkça yükselir ve indirim alır.',
    },
    grade_period_days: {
      name: 'Düzeyler için sayılan gün',
      text: 'Yalnızca bu süredeki harcama sayılır; 0 ise hepsi sayılır ve düzey bitmez.',
    },
    grade_mercy_days: {
      name: 'Düzey düşmeden önceki gün',
      text: 'Az harcayan müşteri düzeyini bu süre korur ve bilgilendirilir.',
    },
    enable_bonuses: {
      name: 'Bonuslar',
      text: 'Müşterilere bonus ve kuponları gösterir.',
    },
    enable_tasks: {
      name: 'Görevler',
      text: 'Müşteriler görevlerle kazanabilir.',
    },
    enable_keyword_tools: {
      name: 'Anahtar kelime araçları',
      text: 'Anahtar kelime araçlarını gösterir.',
    },
    keyword_searches_per_day: {
      name: 'Günlük anahtar kelime araması',
      text: 'Müşteri başına. Sayaç UTC gece yarısında sıfırlanır.',
    },
    enabled_child_panels: {
      name: 'Alt paneller',
      text: 'Müşteriler kendi panellerini açabilir.',
    },
    child_panel_domain: {
      name: 'Alt panellerin alan adı',
      text: 'Alt paneller bunun altında ad alır; boşsa bu panelin alan adı kullanılır.',
    },
    maximum_child_panels: {
      name: 'Müşteri başına alt panel',
      text: 'Bir müşterinin aynı anda kaç tane olabileceği.',
    },
    child_panel_dns_days: {
      name: 'Alan adını ayarlama süresi (gün)',
      text: 'Kendi alan adı o zamana kadar ayarlanmazsa alt panel sona erer ve ilk ay iade edilir.',
    },
    child_panel_grace_days: {
      name: 'Alt paneli ödeme süresi (gün)',
      text: 'Ayı dolunca sipariş almaz; bu kadar gün ödenmezse kapanır.',
    },
    child_panel_frozen_days: {
      name: 'Kapalı alt panelin sona ermesine kalan gün',
      text: 'Kapandıktan sonra bu kadar gün ödenmeyen alt panel sona erer.',
    },
    grandchildren_allowed: {
      name: 'Alt panellerin alt panelleri',
      text: 'Alt panellerin müşterileri orada kendi panellerini açabilir.',
    },
    free_views_is_allowed: {
      name: 'Ücretsiz denemeler',
      text: 'Müşteriler servisleri ücretsiz deneyebilir.',
    },
    freeTrials_proofIsRequired: {
      name: 'Deneme için kanıt',
      text: 'Deneme başlamadan müşteri kanıt gönderir.',
    },
    freeTrials_expireAfterDays: {
      name: 'Deneme için karar süresi (gün)',
      text: 'Karara bağlanmayan istek bu kadar gün sonra sona erer.',
    },
    freeTrials_dailyBudget: {
      name: 'Ücretsiz denemeler için günlük bütçe, USD',
      text: 'Ücretsiz denemelerin size bir günde (UTC) en fazla ne kadara mal olacağı. Bunun üzerindeki talepler incelemede bekler ve onaylanamaz. Boş: sınır yok.',
    },
    personalManagerUrl: {
      name: 'Kişisel yönetici',
      text: 'Düzeyinde yönetici olan müşteriler için bağlantı.',
    },
    staff_second_factor_is_required: {
      name: 'Ekip için ikinci adım',
      text: 'Ekip ikinci adım olmadan konsolu kullanamaz.',
    },
    contact_info_is_required: {
      name: 'Kayıtta mesajlaşma',
      text: 'Yeni müşteriler bir mesajlaşma hesabı yazmalıdır.',
    },
    captcha_is_enabled: {
      name: 'Captcha',
      text: 'Kayıtta, girişte ve şifre sıfırlamada sorulur.',
    },
    captcha_provider: {
      name: 'Captcha sağlayıcısı',
      text: 'ALTCHA yerleşiktir. Diğerleri iki anahtar ister.',
    },
    captcha_siteKey: {
      name: 'Captcha site anahtarı',
      text: 'Captcha sağlayıcısının açık anahtarı.',
    },
    company_name: {
      name: 'Şirket',
      text: 'Paneli kim işletiyor. Alt bölümde ve makbuzlarda görünür.',
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
      name: 'Vergi numarası',
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
      name: 'Hizmet şartları',
      text: 'Müşteriler ödemede kabul eder. Kendi sayfanız veya /terms.',
    },
    privacyUrl: {
      name: 'Gizlilik bildirimi',
      text: 'Alt bölümde bağlantı. Kendi sayfanız veya /privacy.',
    },
    refundsUrl: {
      name: 'İade politikası',
      text: 'Alt bölümde bağlantı. Kendi sayfanız veya /refunds.',
    },
    contactUrl: {
      name: 'İletişim sayfası',
      text: 'Alt bölümde bağlantı. Kendi sayfanız veya /contact.',
    },
    analytics_googleAnalyticsId: {
      name: 'Google Analytics kimliği',
      text: 'Ziyaretçi kabul edince ziyaretleri sayar.',
    },
    analytics_googleTagManagerId: {
      name: 'Google Tag Manager kimliği',
      text: 'Ziyaretçi kabul edince kapsayıcınızı yükler.',
    },
    analytics_yandexMetrikaId: {
      name: 'Yandex Metrica kimliği',
      text: 'Ziyaretçi kabul edince ziyaretleri sayar.',
    },
    analytics_facebookPixelId: {
      name: 'Meta Pixel kimliği',
      text: 'Ziyaretçi kabul edince ziyaretleri sayar.',
    },
    chatWidgets_crispWebsiteId: {
      name: 'Crisp site kimliği',
      text: 'Mağazada Crisp sohbetini gösterir.',
    },
    chatWidgets_jivoWidgetId: {
      name: 'Jivo bileşen kimliği',
      text: 'Mağazada Jivo sohbetini gösterir.',
    },
    telegramBotUsername: {
      name: 'Telegram botu',
      text: 'Müşterilerin giriş yaptığı botun adı.',
    },
    cabinetWidgetToken: {
      name: 'Panelin bileşen anahtarı',
      text: 'Kataloğu panelin kendi bileşenine açar.',
    },
    customCode: {
      name: 'Kendi kodunuz',
      text: 'Mağazada çalışır; girişte, ödemede ve burada asla. Yalnız sahipler.',
    },
  },
} satisfies Phrases['adminSettings'];
