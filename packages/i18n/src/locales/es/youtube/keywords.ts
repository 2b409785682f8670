import type { Phrases } from '../../../phrases.ts';

export const keywords = {
  title: 'Buscar palabras clave',
  lead: 'Mira qué busca la gente en YouTube en el país que elijas.',
  about: 'Sobre la herramienta',
  form: {
    keyword: 'Palabra clave',
    placeholder: 'Ej.: clases de guitarra',
    country: 'País',
    search: 'Buscar',
    required: 'Escribe una palabra clave',
  },
  limit: {
    left: 'Búsquedas restantes hoy: {left} de {limit}',
    resets: 'Se renuevan <time></time>',
    usedUp: 'No te quedan búsquedas hoy',
    usedUpText:
      'Tendrás búsquedas nuevas <time></time>. Aún puedes abrir las palabras clave que buscaste hoy.',
  },
  start: {
    title: 'Busca una palabra clave',
    text: 'Escribe de qué trata tu video. Verás búsquedas relacionadas, su popularidad y cuántos videos compiten.',
  },
  none: {
    title: 'No se encontraron sugerencias',
    text: 'Prueba con una palabra clave más corta o con otro país.',
  },
  failed: {
    title: 'Las sugerencias no están disponibles en este momento',
    text: 'Esta búsqueda no cuenta para tu límite diario. Inténtalo de nuevo en unos minutos.',
  },
  list: {
    title: 'Sugerencias para “{keyword}”',
    count: '{count, plural, one {# palabra clave} many {# de palabras clave} other {# palabras clave}}',
    keyword: 'Palabra clave',
    volume: 'Volumen de búsqueda',
    volumeHint: '100 corresponde a la palabra clave más buscada de esta lista.',
    competition: 'Competencia',
    check: 'Revisar',
    checkOne: 'Revisar la competencia de “{keyword}”',
    videos: 'Videos: {count}',
    levels: {
      low: 'Baja',
      medium: 'Media',
      high: 'Alta',
    },
    selectAll: 'Seleccionar todo',
    copyOne: 'Copiar “{keyword}”',
    selected: '{count, plural, one {Seleccionada: #} many {Seleccionadas: #} other {Seleccionadas: #}}',
    copy: 'Copiar selección',
    copyAll: 'Copiar todo',
  },
  campaign: {
    add: 'Añadir a una campaña',
    create: 'Nueva campaña',
    existing: 'Tus campañas',
    added: 'Palabras clave añadidas a “{title}”',
    view: 'Ver campaña',
  },
  history: {
    title: 'Búsquedas recientes',
    empty: 'Tus búsquedas aparecerán aquí.',
    again: 'Buscar otra vez “{keyword}” en {country}',
    found:
      '{count, plural, =0 {Sin sugerencias} one {# sugerencia} many {# de sugerencias} other {# sugerencias}}',
    clear: 'Borrar',
    cleared: 'Historial de búsqueda borrado',
    confirm: {
      title: '¿Borrar tu historial de búsqueda?',
      text: 'Se eliminarán todas las búsquedas recientes. Tu límite diario no cambiará.',
      action: 'Borrar historial',
    },
  },
  tags: {
    title: 'Generador de etiquetas para YouTube',
    lead: 'Obtén etiquetas para tu video a partir de un título, una palabra clave o el enlace de un video.',
    description:
      'Generador gratuito de etiquetas para YouTube: escribe un título, una palabra clave o el enlace de un video y copia etiquetas ordenadas por relevancia, dentro del límite de 500 caracteres de YouTube.',
    field: 'Título, palabra clave o enlace del video',
    placeholder: 'Ej.: Cómo cultivar tomates en casa',
    required: 'Escribe un título, una palabra clave o un enlace',
    generate: 'Generar etiquetas',
    result: 'Tus etiquetas',
    more: 'Más etiquetas',
    basis: {
      keyword: 'Según tu palabra clave',
      title: 'Según tu título',
      video: 'Según “{title}”',
    },
    characters: '{count} de {limit} caracteres',
    tooLong: 'YouTube permite hasta {limit} caracteres. Quita algunas etiquetas.',
    add: 'Añadir “{tag}”',
    remove: 'Quitar “{tag}”',
    copyAll: 'Copiar todas',
    emptied: 'No hay etiquetas seleccionadas. Añade algunas de la lista de abajo.',
    none: {
      title: 'No se encontraron etiquetas',
      text: 'Describe tu video en pocas palabras e inténtalo de nuevo.',
    },
    unread: {
      title: 'No pudimos leer este video',
      text: 'Escribe el título en lugar del enlace.',
    },
    how: {
      title: 'Cómo funciona',
      enter: 'Escribe el título de tu video, una palabra clave o el enlace de un video similar.',
      choose:
        'Conserva las etiquetas que describen tu video y quita las demás. Las más relevantes van primero.',
      paste: 'Cópialas y pégalas en el campo “Etiquetas” de YouTube Studio.',
    },
    research: 'Buscar palabras clave',
    about: 'Cómo funcionan las palabras clave',
  },
} satisfies Phrases['keywords'];
