import type { Phrases } from '../../../phrases.ts';

export const guest = {
  subject: 'Adresinizle {panel} üzerinde bir sipariş',
  notYou: 'Siz değil miydiniz? Bir şey yapmanıza gerek yok.',
  reason: 'Bu iletiyi, {panel} üzerindeki bir siparişte bu adres girildiği için aldınız.',
  newcomer: {
    text: 'Birisi, belki siz, bu adresle {panel} üzerinden {amount} tutarında sipariş verdi. Durumunu görmek, daha sonra ödemek veya yeniden sipariş vermek için bir şifre belirleyin.',
    action: 'Şifre belirleyin',
  },
  known: {
    text: 'Birisi, belki siz, giriş yapmadan bu adresle {panel} üzerinden {amount} tutarında sipariş verdi. Ödendiğinde siparişler sayfanızda görünür ve onu kendi siparişlerinize ekleyebilirsiniz.',
    action: 'Gör ve siparişlerime ekle',
  },
} satisfies Phrases['guest'];
