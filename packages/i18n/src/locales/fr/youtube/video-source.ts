import type { Phrases } from '../../../phrases.ts';

export const videoSource = {
  label: 'À propos de ces chiffres',
  sample: {
    badge: 'Données d’exemple',
    text: 'Ces chiffres sont des exemples qui vous permettent d’essayer cette page. Les vrais chiffres s’afficheront une fois ce site connecté à YouTube.',
  },
  states: {
    quota_used_up:
      'La limite de requêtes YouTube du jour est atteinte. Les chiffres seront mis à jour après la réinitialisation quotidienne.',
    unavailable: 'YouTube ne répond pas pour le moment. Nous continuons d’essayer.',
    not_connected: 'L’accès à cette chaîne n’est pas encore autorisé sur YouTube.',
    consent_revoked:
      'L’accès a été révoqué sur YouTube. Associez de nouveau la chaîne pour mettre les chiffres à jour.',
    gone: 'Cette chaîne ou cette vidéo n’existe plus sur YouTube.',
  },
  updated: 'Mise à jour\u00a0: <time></time>',
  nextUpdate: 'Prochaine mise à jour\u00a0: <time></time>',
} satisfies Phrases['videoSource'];
