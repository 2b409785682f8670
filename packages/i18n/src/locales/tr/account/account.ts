import type { Phrases } from '../../../phrases.ts';

export const account = {
  fields: {
    name: 'Ad',
    email: 'E-posta',
    password: 'Şifre',
    newPassword: 'Yeni şifre',
    repeatPassword: 'Şifreyi tekrarlayın',
    companyName: 'Şirket adı',
    companyAddress: 'Şirket adresi',
    companySite: 'Web sitesi',
    vat: 'Vergi numarası (VAT)',
    messenger: 'Mesajlaşma uygulaması',
    contact: 'İletişim bilgisi',
    phone: 'Telefon',
  },
  placeholders: {
    name: 'Adınız',
    contact: '@ad veya numara',
  },
  password: {
    show: 'Şifreyi göster',
    hide: 'Şifreyi gizle',
    hint: 'En az 8 karakter. Kısa bir cümleyi hatırlamak kolay, tahmin etmek zordur.',
    strength: {
      short: 'Çok kısa',
      weak: 'Tahmin etmesi kolay',
      good: 'İyi',
      strong: 'Güçlü',
    },
  },
  accountType: {
    label: 'Hesap türü',
    individual: 'Bireysel',
    company: 'Şirket',
  },
  contacts: {
    title: 'Size nereden ulaşalım?',
    hint: 'Siparişlerinizle ilgili sorular için. Yalnızca destek ekibi görebilir.',
    add: 'İletişim bilgisi ekle',
    remove: 'İletişim bilgisini kaldır',
  },
  login: {
    title: 'Tekrar hoş geldiniz',
    text: 'Sipariş vermek, siparişlerinizi takip etmek ve bakiyenizi yönetmek için giriş yapın.',
    submit: 'Giriş yap',
    forgot: 'Şifrenizi mi unuttunuz?',
    noAccount: 'Henüz hesabınız yok mu?',
    register: 'Hesap oluştur',
    passwordChanged: 'Şifre değiştirildi. Yeni şifrenizle giriş yapın.',
    withCode: 'Giriş yapılıyor…',
    codeFailed: 'Bu giriş bağlantısının süresi doldu. Şifrenizle giriş yapın.',
  },
  register: {
    title: 'Hesabınızı oluşturun',
    text: 'Bir dakikadan az sürer.',
    submit: 'Hesap oluştur',
    haveAccount: 'Zaten hesabınız var mı?',
    login: 'Giriş yap',
    terms:
      'Hesap oluşturarak <terms>kullanım koşullarımızı</terms> ve <privacy>gizlilik politikamızı</privacy> kabul etmiş olursunuz.',
  },
  firstOwner: {
    title: 'Panel sahibi hesabını oluşturun',
    text: 'Bu panelin henüz sahibi yok. Panel sahibi her şeyi konsoldan yönetir.',
    submit: 'Panel sahibi hesabı oluştur',
    expired: 'Bu bağlantı artık geçerli değil. Yenisini almak için sunucuyu yeniden başlatın.',
  },
  reset: {
    title: 'Şifrenizi mi unuttunuz?',
    text: 'E-posta adresinizi girin, size sıfırlama bağlantısı gönderelim.',
    submit: 'Bağlantıyı gönder',
    sentTitle: 'Gelen kutunuza bakın',
    sentText:
      '{email} adresine ait bir hesap varsa bir bağlantı gönderdik. Bağlantı yalnızca bir kez kullanılabilir ve 30 dakika geçerlidir.',
    again: 'Başka e-posta kullan',
    back: 'Girişe dön',
    newTitle: 'Yeni bir şifre belirleyin',
    newText: 'Hesap: {email}. Diğer tüm oturumlar kapatılır.',
    newSubmit: 'Yeni şifreyi belirle',
    expired: 'Bu bağlantının süresi doldu. Yenisini isteyin.',
  },
  verify: {
    title: 'E-postanız onaylanıyor…',
    text: 'Lütfen bekleyin.',
    doneTitle: 'E-posta onaylandı',
    doneText: 'Teşekkürler. Artık hesabınızı e-postayla kurtarabilirsiniz.',
    failedTitle: 'Bu bağlantı artık geçerli değil',
    failedText:
      'Bağlantının süresi dolmuş, bağlantı daha önce kullanılmış ya da adres başka bir hesaba ait olabilir. Profilinizden yeni bir bağlantı isteyin.',
    continue: 'Devam et',
    console: 'Konsolu aç',
    passwordTitle: 'Şifrenizi girin',
    passwordText:
      'Bu tarayıcıda giriş yapmadınız. Hesabın size ait olduğunu doğrulamak için şifrenizi girin.',
    confirm: 'E-postayı onayla',
    notMine: 'Bu hesabı ben açmadım ya da şifremi unuttum',
  },
  captcha: {
    loading: 'Güvenlik kontrolü yükleniyor…',
    missing: 'Önce güvenlik kontrolünü tamamlayın.',
    failed:
      'Güvenlik kontrolü yüklenemedi. Bağlantınızı kontrol edin, reklam engelleyicinizde buna izin verin ve tekrar deneyin.',
  },
  aside: {
    title: 'Tüm platformlar için tanıtım tek yerde',
    prices: 'Net fiyatlar, sürpriz yok',
    progress: 'Canlı sipariş takibi',
    refund: 'Teslim edilmeyen her şey için iade',
  },
} satisfies Phrases['account'];
