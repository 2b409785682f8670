import type { Phrases } from '../../../phrases.ts';

export const guest = {
  subject: '{panel} siparişiniz',
  view: 'Siparişi gör',
  notYou: 'Bunu siz yapmadıysanız bu e-postayı dikkate almayın.',
  reason: 'Bu e-postayı, {panel} üzerindeki bir siparişte bu adres girildiği için aldınız.',
  newcomer: {
    text: 'Birisi, belki de siz, {panel} üzerinde bu adresle {amount} tutarında bir sipariş verdi. Bir şifre belirleyin. Ödeme yapıldıktan sonra siparişi “Siparişler” sayfasında görebilir ve hesabınıza ekleyebilirsiniz.',
    action: 'Şifre belirle',
  },
  known: {
    text: 'Birisi, belki de siz, {panel} üzerinde giriş yapmadan bu adresle {amount} tutarında bir sipariş verdi. Ödeme yapıldıktan sonra siparişi “Siparişler” sayfasında görebilir ve hesabınıza ekleyebilirsiniz.',
    action: 'Siparişlerime git',
  },
} satisfies Phrases['guest'];
