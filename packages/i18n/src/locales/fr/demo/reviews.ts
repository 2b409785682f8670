import type { DemoTexts } from '../../../demo-texts.ts';

export const reviews: DemoTexts['reviews'] = {
  authors: ['Camille D.', 'Hugo L.', 'Inès B.', 'Julien P.', 'Léa M.', 'Nadia R.', 'Thomas G.', 'Yanis K.'],
  good: [
    'Tout est arrivé, et un peu plus tôt que prévu.',
    'Exactement comme décrit. J’en suis à ma troisième commande.',
    'Livraison régulière, et le support a répondu dans l’heure.',
    'Prix clair, délai clair, et le compteur a bougé au bon moment.',
    'J’ai comparé quatre services ici et j’ai gardé celui-ci.',
  ],
  fair: [
    'C’est arrivé, mais plus tard qu’indiqué sur la page.',
    'Bien au final, mais le démarrage a pris du temps.',
  ],
  poor: ['Il en manquait une partie. Elle a été remboursée, sans discussion.'],
};
