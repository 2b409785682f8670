import type { DemoTexts } from '../../../demo-texts.ts';

export const reviews: DemoTexts['reviews'] = {
  authors: [
    'Ana C.',
    'João P.',
    'Beatriz S.',
    'Rafael O.',
    'Larissa M.',
    'Thiago L.',
    'Camila R.',
    'Lucas F.',
  ],
  good: [
    'Chegou completo e um pouco antes do previsto.',
    'Exatamente como descrito. Já pedi três vezes.',
    'Entrega constante, e o suporte respondeu em menos de uma hora.',
    'Preço claro, prazo claro, e o contador subiu quando devia.',
    'Comparei quatro serviços aqui e fiquei com este.',
  ],
  fair: ['Chegou, mas depois do prazo que estava na página.', 'No fim deu certo, mas demorou para começar.'],
  poor: ['Faltou uma parte. Reembolsaram a diferença sem complicação.'],
};
