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
} satisfies Phrases['mail'];
