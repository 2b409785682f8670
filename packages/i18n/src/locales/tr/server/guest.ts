import type { Phrases } from '../../../phrases.ts';

export const guest = {
  subject: '{panel} siparişiniz',
  newcomer: {
    text: 'Bu adresle {panel} üzerinden bir sipariş verildi. Durumunu görmek, daha sonra ödemek veya yeniden sipariş vermek için bir şifre belirleyin.',
    action: 'Şifre belirleyin',
  },
  known: {
    text: 'Bu adresle {panel} üzerinden bir sipariş verildi ve hesabınıza eklendi. Durumunu görmek için giriş yapın.',
    action: 'Giriş yapın',
  },
} satisfies Phrases['guest'];
