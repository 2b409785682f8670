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
    vat: 'Vergi numarası',
    messenger: 'Mesajlaşma',
    contact: 'İletişim',
    phone: 'Telefon',
  },
  placeholders: {
    name: 'Size nasıl hitap edelim?',
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
    hint: 'Siparişlerinizle ilgili sorular için. Yalnızca destek ekibimiz görür.',
    add: 'İletişim bilgisi ekle',
    remove: 'Bu iletişim bilgisini kaldır',
  },
  login: {
    title: 'Tekrar hoş geldiniz',
    text: 'Sipariş vermek, siparişlerinizi izlemek ve bakiyenizi yönetmek için giriş yapın.',
    submit: 'Giriş yap',
    forgot: 'Şifrenizi mi unuttunuz?',
    noAccount: 'Burada yeni misiniz?',
    register: 'Hesap oluştur',
    passwordChanged: 'Yeni şifreniz ayarlandı. Onunla giriş yapın.',
    withCode: 'Giriş yapılıyor…',
    codeFailed: 'Bu giriş bağlantısı artık geçerli değil. Lütfen şifrenizle giriş yapın.',
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
  reset: {
    title: 'Şifrenizi mi unuttunuz?',
    text: 'E-postanızı yazın, yeni şifre için bir bağlantı gönderelim.',
    submit: 'Bağlantıyı gönder',
    sentTitle: 'Posta kutunuza bakın',
    sentText:
      '{email} adresinin burada bir hesabı varsa bağlantı yolda. Bir kez ve 30 dakika boyunca çalışır.',
    again: 'Başka bir adres kullan',
    back: 'Girişe dön',
    newTitle: 'Yeni bir şifre seçin',
    newText: '{email} hesabı için. Tüm açık oturumlar kapanır.',
    newSubmit: 'Yeni şifreyi belirle',
    expired: 'Bu bağlantı artık geçerli değil. Yenisini isteyin.',
  },
  verify: {
    title: 'E-postanız onaylanıyor…',
    text: 'Yalnızca bir an sürer.',
    doneTitle: 'E-postanız onaylandı',
    doneText: 'Teşekkürler. Artık hesabınıza her zaman dönebilirsiniz.',
    failedTitle: 'Bu bağlantı artık geçerli değil',
    failedText:
      'Kullanılmış, süresi dolmuş ya da adres başka bir hesaba ait. Profilinizden yenisini isteyebilirsiniz.',
    continue: 'Devam et',
    passwordTitle: 'Şifrenizi girin',
    passwordText: 'Bu tarayıcıda giriş yapmadınız. Hesabın size ait olduğunu onaylamak için şifrenizi girin.',
    confirm: 'E-postayı onayla',
    notMine: 'Bu hesabı ben açmadım ya da şifremi unuttum',
  },
  captcha: {
    loading: 'Güvenlik kontrolü yükleniyor…',
    missing: 'Önce güvenlik kontrolünü tamamlayın.',
    failed:
      'Güvenlik kontrolü yüklenmedi. Bağlantınızı kontrol edin, reklam engelleyicide izin verin ve tekrar deneyin.',
  },
  aside: {
    title: 'Tüm ağlar için tanıtım, tek bir yerde',
    prices: 'Fiyatlar baştan belli, sürpriz yok',
    progress: 'Her sipariş canlı izlenebilir',
    refund: 'Teslim edilmeyenin parası iade edilir',
  },
} satisfies Phrases['account'];
