import type { Phrases } from '../../../phrases.ts';

export const videoSource = {
  label: 'À propos de ces chiffres',
  sample: {
    badge: 'Chiffres d’exemple',
    text: 'Des chiffres fictifs pour essayer cette page. Les vrais s’affichent dès que le site est relié à YouTube.',
  },
  states: {
    quota_used_up:
      'Les requêtes YouTube du jour sont épuisées. Les chiffres seront mis à jour après la remise à zéro quotidienne.',
    unavailable: 'YouTube ne répond pas pour le moment. Nous continuons d’essayer.',
    not_connected: 'Cette chaîne n’est pas encore associée à YouTube.',
    consent_revoked:
      'L’accès a été révoqué sur YouTube. Associez de nouveau la chaîne pour mettre les chiffres à jour.',
    gone: 'Cette chaîne ou cette vidéo n’existe plus sur YouTube.',
  },
  updated: 'Mise à jour\u00a0: <time></time>',
  nextUpdate: 'Prochaine mise à jour\u00a0: <time></time>',
} satisfies Phrases['videoSource'];
