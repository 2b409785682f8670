import type { Phrases } from '../../../phrases.ts';

export const guest = {
  subject: '{panel} siparişiniz',
  view: 'Siparişi görüntüle',
  notYou: 'Siz değil miydiniz? Bu e-postayı yok sayabilirsiniz.',
  reason: 'Bu iletiyi, {panel} üzerindeki bir siparişte bu adres girildiği için aldınız.',
  newcomer: {
    text: 'Birisi, belki siz, bu adresle {panel} üzerinden {amount} tutarında sipariş verdi. Bir şifre belirleyin: sipariş ödendiğinde siparişler sayfanızda görünür ve onu kendi siparişlerinize ekleyebilirsiniz.',
    action: 'Şifre belirleyin',
  },
  known: {
    text: 'Birisi, belki siz, giriş yapmadan bu adresle {panel} üzerinden {amount} tutarında sipariş verdi. Ödendiğinde siparişler sayfanızda görünür ve onu kendi siparişlerinize ekleyebilirsiniz.',
    action: 'Gör ve siparişlerime ekle',
  },
} satisfies Phrases['guest'];
