import type { DemoTexts } from '../../../demo-texts.ts';

export const reviews: DemoTexts['reviews'] = {
  authors: ['Elif Y.', 'Mert A.', 'Zeynep K.', 'Can D.'],
  good: [
    'Eksiksiz geldi, hatta belirtilenden biraz önce.',
    'Tam anlatıldığı gibi, üçüncü kez sipariş verdim.',
    'Düzenli ilerledi, fiyat baştan belliydi.',
  ],
  fair: ['Geldi ama sayfada yazandan geç.'],
  poor: ['Bir kısmı eksikti; farkı sorunsuz iade ettiler.'],
};
