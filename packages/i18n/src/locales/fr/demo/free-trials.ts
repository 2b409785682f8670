import type { DemoTexts } from '../../../demo-texts.ts';

export const freeTrials: DemoTexts['freeTrials'] = {
  views: {
    name: 'Des vues gratuites pour votre vidéo',
    short_body: 'Voyez comment se passe la livraison avant de payer.',
    steps: [
      'Copiez le lien de votre vidéo publique.',
      'Collez-le dans le formulaire et envoyez-le.',
      'Suivez la commande sur votre page de commandes.',
    ],
  },
  post: {
    name: 'Des j’aime pour une publication qui nous cite',
    short_body: 'Parlez de ce panel et recevez des j’aime gratuits.',
    steps: [
      'Publiez un message sur ce panel, avec vos propres mots. Signalez-le comme publicité si votre réseau le demande.',
      'Envoyez son lien comme preuve.',
      'Nous vérifions et commandons les j’aime pour le lien indiqué.',
    ],
  },
  regulars: {
    name: 'Un merci aux clients fidèles',
    short_body: 'Des vues gratuites après quelques dépenses et un rechargement.',
    steps: [
      'Atteignez les deux montants indiqués ci-dessus.',
      'Collez le lien de votre vidéo publique.',
      'La commande démarre aussitôt.',
    ],
  },
};
