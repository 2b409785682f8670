import type { Phrases } from '../../../phrases.ts';

export const fields = {
  names: {
    keywords: 'Palabras clave, una por línea',
    comments: 'Comentarios, uno por línea',
    usernames: 'Nombres de usuario, uno por línea',
    hashtags: 'Hashtags, uno por línea',
    groups: 'Grupos, uno por línea',
    hashtag: 'Hashtag',
    username: 'Nombre de usuario',
    media: 'Enlace a la publicación',
    answer_number: 'Número de la respuesta',
    country: 'País',
    device: 'Dispositivo',
    type_of_traffic: 'Fuente de tráfico',
    google_keyword: 'Término de búsqueda en Google',
    referring_url: 'Página de referencia',
  },
  choices: {
    country: {
      WW: 'Todo el mundo',
    },
    device: {
      '1': 'Computadora',
      '2': 'Teléfonos Android',
      '3': 'iPhone (iOS)',
      '4': 'Todos los teléfonos',
      '5': 'Teléfonos y computadora',
    },
    type_of_traffic: {
      '1': 'Búsqueda de Google',
      '2': 'Página de referencia personalizada',
      '3': 'Directo, sin página de referencia',
    },
  },
} satisfies Phrases['fields'];
