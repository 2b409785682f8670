import type { Phrases } from '../../../phrases.ts';

export const channelNotices = {
  disconnected: {
    title: 'Reconnectez «\u00a0{channel}\u00a0»',
    text: 'YouTube ne nous laisse plus lire les rapports de votre chaîne «\u00a0{channel}\u00a0»\u00a0: l’autorisation a été retirée ou a expiré. Reconnectez-la pour garder vos statistiques à jour. Sinon, nous supprimerons ses chiffres dans une semaine.',
  },
  action: 'Voir les statistiques de chaîne',
} satisfies Phrases['channelNotices'];
