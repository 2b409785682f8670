import type { Phrases } from '../../../phrases.ts';

export const channelNotices = {
  disconnected: {
    title: 'Vuelve a conectar “{channel}”',
    text: 'Ya no podemos leer los informes de tu canal de YouTube “{channel}” porque el permiso se retiró o venció. Vuelve a conectarlo para mantener tus estadísticas al día. De lo contrario, eliminaremos sus datos en una semana.',
  },
  action: 'Ver estadísticas del canal',
} satisfies Phrases['channelNotices'];
