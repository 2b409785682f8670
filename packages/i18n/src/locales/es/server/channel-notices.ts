import type { Phrases } from '../../../phrases.ts';

export const channelNotices = {
  disconnected: {
    title: 'Vuelve a conectar «{channel}»',
    text: 'YouTube ya no nos permite leer los informes de tu canal «{channel}»: el permiso se ha retirado o ha caducado. Vuelve a conectarlo para mantener tus estadísticas al día. Si no, eliminaremos sus datos dentro de una semana.',
  },
  action: 'Ver estadísticas del canal',
} satisfies Phrases['channelNotices'];
