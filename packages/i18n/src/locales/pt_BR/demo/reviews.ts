import type { DemoTexts } from '../../../demo-texts.ts';

export const reviews: DemoTexts['reviews'] = {
  authors: ['Ana C.', 'João P.', 'Beatriz S.', 'Rafael O.', 'Larissa M.'],
  good: [
    'Chegou completo e um pouco antes do previsto.',
    'Exatamente como descrito. Já pedi três vezes.',
    'Entrega constante e preço claro desde o início.',
  ],
  fair: ['Chegou, mas depois do prazo que estava na página.'],
  poor: ['Faltou uma parte. Reembolsaram o resto sem complicação.'],
};
