import type { Phrases } from '../../../phrases.ts';

export const channelNotices = {
  disconnected: {
    title: 'Associez de nouveau «\u00a0{channel}\u00a0»',
    text: 'Nous ne pouvons plus lire les rapports de votre chaîne YouTube «\u00a0{channel}\u00a0», car l’autorisation a été révoquée ou a expiré. Associez-la de nouveau pour garder vos statistiques à jour. Sinon, nous supprimerons ses données dans une semaine.',
  },
  action: 'Voir les statistiques de la chaîne',
} satisfies Phrases['channelNotices'];
