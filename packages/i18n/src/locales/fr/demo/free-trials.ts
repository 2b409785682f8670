import type { DemoTexts } from '../../../demo-texts.ts';

export const freeTrials: DemoTexts['freeTrials'] = {
  views: {
    name: 'Des vues gratuites pour votre vidéo',
    short_body: 'Voyez comment se passe la livraison avant de payer.',
    steps: [
      'Copiez le lien de votre vidéo publique.',
      'Collez-le dans le formulaire et validez.',
      'Suivez la livraison dans Commandes.',
    ],
  },
  post: {
    name: 'Des likes pour une publication qui nous mentionne',
    short_body: 'Parlez de ce panel autour de vous et recevez des likes gratuits.',
    steps: [
      'Faites une publication qui mentionne ce panel, avec vos propres mots. Indiquez qu’il s’agit d’une publicité si votre réseau l’exige.',
      'Envoyez son lien comme preuve.',
      'Nous la vérifions et commandons les likes pour le lien que vous indiquez.',
    ],
  },
  regulars: {
    name: 'Merci à nos clients fidèles',
    short_body: 'Des vues gratuites après une petite dépense et une petite recharge.',
    steps: [
      'Atteignez les deux montants indiqués ci-dessus.',
      'Collez le lien de votre vidéo publique.',
      'La commande démarre tout de suite.',
    ],
  },
};
