import type { DemoTexts } from '../../../demo-texts.ts';

export const reviews: DemoTexts['reviews'] = {
  authors: ['Camille D.', 'Hugo L.', 'Inès B.', 'Julien P.'],
  good: [
    'Livré en totalité, un peu plus tôt que prévu.',
    'Conforme à la description, je recommanderai.',
    'Progression régulière et prix clair dès le départ.',
  ],
  fair: ['C’est arrivé, mais plus tard qu’annoncé.'],
  poor: ['Il en manquait une partie\u202f; la différence a été remboursée sans discussion.'],
};
