import type { Phrases } from '../../../phrases.ts';

export const guides = {
  contents: 'En esta página',
  next: 'Próximos pasos',
  services: 'Ver todos los servicios',
  legal: {
    terms: 'Condiciones de uso',
    privacy: 'Política de privacidad',
    refunds: 'Política de reembolsos',
    contact: 'Contacto',
    operator: 'Operado por',
    registration: 'Número de registro',
    vat: 'Número de IVA',
    phone: 'Teléfono',
    email: 'Correo',
  },
  siteView: {
    open: 'Abrir en una pestaña nueva',
    hint: 'Esta página pertenece a {host}. Si queda en blanco, es porque ese sitio no permite mostrarse dentro de otro.',
  },
  subscription: {
    title: 'Cómo funcionan las suscripciones',
    lead: 'Elige los servicios una sola vez. Los pedimos para cada publicación nueva poco después de que aparezca.',
    setUp: {
      title: 'Cómo crear una suscripción',
      link: 'Pega el enlace de tu canal o perfil. Reconocemos la red automáticamente.',
      services: 'Elige los servicios y la cantidad para cada publicación.',
      limit: 'Indica el número de publicaciones, de 1 a {most}. Por defecto son 10.',
      pay: 'Paga con tu saldo o con una tarjeta vinculada. Antes de confirmar, verás el costo por publicación y el total máximo.',
    },
    find: {
      title: 'Cómo encontramos las publicaciones nuevas',
      text: 'Revisamos fuentes públicas: feeds de canales de YouTube, feeds RSS y Atom, y páginas públicas de canales de Telegram. En otras redes lo hace el proveedor. Podemos tardar unos minutos en detectar una publicación nueva.',
      note: 'Nunca pedimos tu contraseña ni acceso a tu cuenta. No podemos seguir canales ni perfiles privados, así que mantén el tuyo público.',
    },
    pay: {
      title: 'Qué pagas y cuándo',
      text: 'No se cobra nada por adelantado. Cada publicación se cobra cuando la encontramos y empiezan sus pedidos. Sin publicaciones no hay cobros.',
      example:
        'Ejemplo: las vistas y los likes de una publicación cuestan {post} y eliges 10 publicaciones. Pagas {post} por publicación, {total} como máximo.',
    },
    wait: {
      title: 'Si te quedas sin saldo',
      text: 'La suscripción queda en espera y te avisamos. Añade fondos y se reanudará automáticamente.',
    },
    end: {
      title: 'Cuándo termina',
      limit: 'Se completa cuando se alcanza el número de publicaciones.',
      cancel:
        'Puedes cancelarla en cualquier momento. Los pedidos ya hechos continúan, pero no se hacen otros nuevos.',
      idle: 'Tras 30 días sin publicaciones nuevas la cancelamos, para que una suscripción olvidada nunca gaste tu dinero. Algunos paneles usan otro plazo.',
      options:
        'Algunos servicios también permiten definir una fecha final, un retraso o un rango de cantidad aleatoria.',
    },
    start: 'Crear una suscripción',
    own: 'Ver suscripciones',
  },
  keywords: {
    title: 'Sobre la herramienta de palabras clave de YouTube',
    lead: 'Descubre qué busca la gente en el país que elijas y usa esas palabras en tus videos.',
    how: {
      title: 'Cómo se usa',
      word: 'Escribe una palabra o frase corta sobre el tema de tu video.',
      country: 'Elige el país de tu público. El predeterminado es el Reino Unido.',
      choose: 'Elige las sugerencias que describan tu video.',
      write: 'Úsalas en el título, en las primeras líneas de la descripción y en las etiquetas.',
    },
    source: {
      title: 'De dónde vienen las sugerencias',
      text: 'Son las sugerencias de autocompletado de Google para tu palabra clave en ese país: frases que la gente busca de verdad. No añadimos ninguna.',
      note: 'Los paneles que no están conectados a esta fuente muestran datos de ejemplo, siempre marcados como tales.',
    },
    limit: {
      title: 'Límite diario',
      text: 'Cada cuenta tiene un número limitado de búsquedas al día. La herramienta muestra cuántas quedan.',
    },
    good: {
      title: 'Cómo elegir palabras clave',
      text: 'Las frases más largas se buscan menos, pero tienen menos competencia y una intención más clara. Un video necesita unas pocas frases relevantes, no treinta. Las palabras clave sin relación con el video ahuyentan al público e incumplen las políticas de YouTube.',
      note: 'Ninguna herramienta puede garantizar una posición. El título y las etiquetas ayudan a que la gente encuentre un video; su posición depende de cómo reaccione el público.',
    },
    track: {
      title: 'Cómo medir los resultados',
      text: 'Una campaña de YouTube sigue la posición de tu video para las palabras clave y los países que elijas: bajo demanda, cada día, cada semana o cada mes.',
    },
    open: 'Abrir la herramienta',
    plans: 'Ver planes y precios',
  },
  plans: {
    title: 'Planes y precios',
    lead: 'Un plan sigue la posición de tus videos en la búsqueda de YouTube. Las sugerencias de palabras clave funcionan sin plan.',
    slots: {
      title: 'Qué incluye',
      text: 'El número de palabras clave que puedes seguir a la vez, sumando todas tus campañas. Cupos disponibles: el límite de tu plan menos las palabras clave que sigues ahora.',
    },
    track: {
      title: 'Frecuencia de revisión',
      text: 'La eliges en cada campaña: bajo demanda, cada día, cada semana o cada mes, en uno o más países.',
    },
    trial: {
      title: 'Días de prueba',
      text: 'Algunos planes empiezan con una prueba gratis. En cada plan se indican la duración de la prueba y el precio posterior.',
    },
    full: {
      title: 'Cuando llegas al límite',
      text: 'Las campañas activas continúan. Para seguir más palabras clave, cambia a un plan superior.',
    },
    start: 'Crear una campaña',
    about: 'Sobre la herramienta de palabras clave',
  },
} satisfies Phrases['guides'];
