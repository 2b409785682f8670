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
    registration: 'Registro',
    vat: 'NIF/IVA',
    phone: 'Teléfono',
    email: 'Correo',
  },
  siteView: {
    open: 'Abrir en una pestaña nueva',
    hint: 'Esta página es de {host}. Si se queda en blanco, ese sitio no permite que se muestre dentro de otro.',
  },
  subscription: {
    title: 'Cómo funcionan las suscripciones',
    lead: 'Elige una sola vez qué debe recibir cada publicación nueva. Hacemos el pedido poco después de que aparezca.',
    setUp: {
      title: 'Crear una suscripción',
      link: 'Pega el enlace de tu canal o perfil. Detectamos la red.',
      services: 'Elige los servicios y la cantidad para cada publicación.',
      limit: 'Indica el número de publicaciones, de 1 a 1 000. Por defecto son 10.',
      pay: 'Paga con el saldo o con una tarjeta vinculada. Antes de confirmar verás lo que cuesta cada publicación y el total máximo.',
    },
    find: {
      title: 'Cómo encontramos las publicaciones nuevas',
      text: 'Comprobamos fuentes públicas: feeds de canales de YouTube, feeds RSS y Atom y páginas públicas de canales de Telegram. En otras redes lo comprueba el proveedor. Pueden pasar unos minutos hasta que se detecte una publicación nueva.',
      note: 'Nunca pedimos tu contraseña ni acceso a tu cuenta. Los canales y perfiles privados no se pueden seguir, así que mantén el tuyo público.',
    },
    pay: {
      title: 'Qué se paga y cuándo',
      text: 'No se cobra nada por adelantado. Cada publicación se cobra cuando la encontramos y empiezan sus pedidos. Sin publicaciones, no hay cargos.',
      example:
        'Ejemplo: las vistas y los likes de una publicación cuestan $2.10 y eliges 10 publicaciones. Pagas $2.10 por publicación, $21.00 como máximo.',
    },
    wait: {
      title: 'Si el saldo no alcanza',
      text: 'La suscripción espera y te avisamos. Recarga el saldo y se reanudará automáticamente.',
    },
    end: {
      title: 'Cuándo termina',
      limit: 'Se completa cuando se alcanza el número de publicaciones.',
      cancel: 'Cancélala en cualquier momento. Los pedidos ya hechos continúan; no se crean otros nuevos.',
      idle: 'Tras 30 días sin publicaciones nuevas se cancela, para que una suscripción olvidada nunca gaste tu dinero. Algunos paneles usan otro plazo.',
      options:
        'Algunos servicios también permiten fijar una fecha final, un retraso o un rango de cantidad aleatoria.',
    },
    start: 'Crear una suscripción',
    own: 'Ver suscripciones',
  },
  keywords: {
    title: 'Sobre la herramienta de palabras clave de YouTube',
    lead: 'Muestra lo que la gente escribe en el buscador en el país que elijas, para que tus vídeos hablen con sus mismas palabras.',
    how: {
      title: 'Cómo se usa',
      word: 'Escribe una palabra o frase corta sobre el tema de tu vídeo.',
      country: 'Elige el país de tu público. La herramienta empieza con el Reino Unido.',
      choose: 'Lee las sugerencias y quédate con las que de verdad describan tu vídeo.',
      write: 'Úsalas en el título, en las primeras líneas de la descripción y en las etiquetas.',
    },
    source: {
      title: 'De dónde vienen las sugerencias',
      text: 'Son las sugerencias de autocompletado de Google para tu palabra clave en ese país: frases que la gente busca de verdad. No añadimos nada.',
      note: 'Los paneles que no están conectados a esta fuente muestran ejemplos, siempre marcados como tales.',
    },
    limit: {
      title: 'Límite diario',
      text: 'Cada cuenta tiene un número de búsquedas al día. La herramienta muestra cuántas quedan.',
    },
    good: {
      title: 'Elegir bien',
      text: 'Una frase larga se busca menos, pero tiene menos rivales, y quien la escribe sabe lo que quiere. Un vídeo necesita unas pocas frases acertadas, no treinta. Las palabras ajenas al vídeo ahuyentan al público e incumplen las normas de YouTube.',
      note: 'Ninguna herramienta puede prometer un puesto en el buscador. El título y las etiquetas ayudan a encontrar un vídeo; que suba depende de cuánto guste.',
    },
    track: {
      title: 'Comprobar si funciona',
      text: 'Una campaña de YouTube sigue el puesto de tu vídeo para las palabras clave y los países que elijas: a petición, cada día, cada semana o cada mes.',
    },
    open: 'Abrir la herramienta',
    plans: 'Ver planes y precios',
  },
  plans: {
    title: 'Planes y precios',
    lead: 'Con un plan puedes seguir el puesto de tus vídeos en el buscador de YouTube. Para consultar sugerencias no hace falta ninguno.',
    slots: {
      title: 'Qué incluye un plan',
      text: 'Un número de palabras clave que puedes seguir a la vez, sumando todas tus campañas. Te quedan las de tu plan menos las que sigues ahora.',
    },
    track: {
      title: 'Con qué frecuencia se comprueban los puestos',
      text: 'Tú lo decides en cada campaña: a petición, cada día, cada semana o cada mes, en un país o en varios.',
    },
    trial: {
      title: 'Días de prueba',
      text: 'Algunos planes empiezan con días gratis. Cuántos son, y el precio posterior, se ve junto al plan antes de elegirlo.',
    },
    full: {
      title: 'Cuando se usan todas las palabras clave',
      text: 'Las campañas en marcha continúan. Para seguir más palabras clave, elige un plan mayor.',
    },
    start: 'Crear una campaña',
    about: 'Sobre la herramienta de palabras clave',
  },
} satisfies Phrases['guides'];
