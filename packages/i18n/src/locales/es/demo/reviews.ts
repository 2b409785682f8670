import type { DemoTexts } from '../../../demo-texts.ts';

export const reviews: DemoTexts['reviews'] = {
  authors: ['Lucía G.', 'Mateo R.', 'Carmen P.', 'Diego F.', 'Sofía M.'],
  good: [
    'Llegó completo y un poco antes de lo indicado.',
    'Tal como se describe. Ya lo pedí tres veces.',
    'Entrega constante, y soporte respondió en menos de una hora.',
    'Precio claro, tiempo de inicio claro, y el contador subió cuando debía.',
    'Comparé cuatro servicios de aquí y me quedé con este.',
  ],
  fair: ['Llegó, pero más tarde de lo que decía la página.', 'Al final bien, pero tardó un poco en empezar.'],
  poor: ['Faltó una parte, pero me la reembolsaron sin problemas.'],
};
