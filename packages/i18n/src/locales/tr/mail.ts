import type { Phrases } from '../../phrases.ts';

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
} satisfies Phrases['mail'];
