import type { DemoTexts } from '../../../demo-texts.ts';

export const reviews: DemoTexts['reviews'] = {
  authors: ['Lucía G.', 'Mateo R.', 'Carmen P.', 'Diego F.', 'Sofía M.'],
  good: [
    'Llegó completo y un poco antes de lo indicado.',
    'Tal como se describe. Ya lo he pedido tres veces.',
    'Entrega constante y precio claro desde el principio.',
  ],
  fair: ['Llegó, pero más tarde de lo que decía la página.'],
  poor: ['Faltó una parte; me devolvieron la diferencia sin problemas.'],
};
