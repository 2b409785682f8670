import type { Phrases } from '../../../phrases.ts';

export const videoSource = {
  label: 'Sobre estas cifras',
  sample: {
    badge: 'Datos de ejemplo',
    text: 'Son ejemplos para que puedas probar esta página. Las cifras reales aparecerán cuando este sitio esté conectado a YouTube.',
  },
  states: {
    quota_used_up:
      'Se alcanzó el límite diario de solicitudes a YouTube. Las cifras se actualizarán cuando se restablezca.',
    unavailable: 'YouTube no responde en este momento. Lo seguiremos intentando.',
    not_connected: 'Este canal aún no está conectado a YouTube.',
    consent_revoked: 'Se revocó el acceso en YouTube. Vuelve a conectar el canal para actualizar las cifras.',
    gone: 'Este canal o video ya no está en YouTube.',
  },
  updated: 'Actualizado: <time></time>',
  nextUpdate: 'Próxima actualización: <time></time>',
} satisfies Phrases['videoSource'];
