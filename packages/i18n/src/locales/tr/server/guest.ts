import type { Phrases } from '../../../phrases.ts';

export const guest = {
  subject: '{panel} siparişiniz',
  view: 'Siparişi gör',
  notYou: 'Bunu siz yapmadıysanız bu e-postayı dikkate almayın.',
  reason: 'Bu e-postayı, {panel} üzerindeki bir siparişte bu adres girildiği için aldınız.',
  newcomer: {
    text: 'Birisi, belki de siz, {panel} üzerinde bu adresle sipariş verdi. Tutar: {amount}. Bir şifre belirleyin. Sipariş ödendikten sonra onu “Siparişler” sayfasında görebilir ve hesabınıza ekleyebilirsiniz.',
    action: 'Şifre belirle',
  },
  known: {
    text: 'Birisi, belki de siz, {panel} üzerinde giriş yapmadan bu adresle sipariş verdi. Tutar: {amount}. Ödendikten sonra siparişi “Siparişler” sayfasında görebilir ve hesabınıza ekleyebilirsiniz.',
    action: 'Siparişlerime git',
  },
} satisfies Phrases['guest'];
