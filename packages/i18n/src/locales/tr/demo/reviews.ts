import type { DemoTexts } from '../../../demo-texts.ts';

export const reviews: DemoTexts['reviews'] = {
  authors: ['Elif Y.', 'Mert A.', 'Zeynep K.', 'Can D.', 'Ayşe T.', 'Burak Ö.', 'Deniz S.', 'Emre G.'],
  good: [
    'Eksiksiz geldi, hatta belirtilenden biraz önce.',
    'Tam anlatıldığı gibi. Üçüncü kez sipariş verdim.',
    'Teslimat düzenliydi, destek bir saat içinde yanıt verdi.',
    'Fiyat net, başlama süresi net, sayaç da zamanında ilerledi.',
    'Buradaki dört servisi karşılaştırdım, bunda karar kıldım.',
  ],
  fair: ['Geldi ama sayfada yazandan geç.', 'Sonuç iyi ama başlaması biraz uzun sürdü.'],
  poor: ['Bir kısmı eksikti. Eksik kısmın parasını hiç sorgulamadan iade ettiler.'],
};
