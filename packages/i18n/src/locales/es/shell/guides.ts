import type { Phrases } from '../../../phrases.ts';

export const guides = {
  contents: 'En esta página',
  next: 'Qué hacer ahora',
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
    lead: 'Di una sola vez qué debe recibir cada nueva publicación. A partir de entonces se pide todo por ti, poco después de que aparezca.',
    setUp: {
      title: 'Crear una suscripción',
      link: 'Pega el enlace de tu canal o perfil. La red se reconoce sola.',
      services: 'Elige los servicios y la cantidad de cada uno para cada publicación.',
      limit: 'Indica para cuántas publicaciones: de 1 a 1000. Sugerimos 10.',
      pay: 'Elige pagar con el saldo o con una tarjeta vinculada. Antes de confirmar verás lo que cuesta una publicación y lo máximo que pueden costar todas.',
    },
    find: {
      title: 'Cómo se detectan las publicaciones nuevas',
      text: 'Observamos lo que cualquiera puede ver: el feed público de un canal de YouTube, los feeds RSS y Atom, la página pública de un canal de Telegram. En otras redes vigila el proveedor que presta el servicio. Pueden pasar unos minutos hasta que se detecte una publicación nueva.',
      note: 'Nunca pedimos tu contraseña ni acceso a tu cuenta. Un canal o perfil privado no se puede observar, así que mantenlo público.',
    },
    pay: {
      title: 'Qué se paga y cuándo',
      text: 'No se cobra nada por adelantado. Cada publicación se cobra cuando se detecta, y entonces empiezan sus pedidos. Si no publicas nada, no pagas nada.',
      example:
        'Un ejemplo: las visitas y los «me gusta» de una publicación cuestan juntos $2.10 y eliges 10 publicaciones. Pagas $2.10 cada vez que publicas, y $21.00 como máximo.',
    },
    wait: {
      title: 'Si el saldo no alcanza',
      text: 'La suscripción espera y ves un aviso. Recarga el saldo y seguirá por sí sola; no hace falta crearla de nuevo.',
    },
    end: {
      title: 'Cómo termina',
      limit: 'Se completa cuando se alcanza el número de publicaciones.',
      cancel:
        'Puedes cancelarla en cualquier momento. Los pedidos ya hechos continúan; no se crean otros nuevos.',
      idle: 'Tras 30 días sin publicaciones nuevas se cancela, para que nada olvidado gaste tu dinero. Cada panel puede fijar otro plazo.',
      options:
        'Si el servicio lo ofrece, también puedes fijar una fecha final, un retraso o una cantidad variable entre dos límites.',
    },
    start: 'Crear una suscripción',
    own: 'Ver tus suscripciones',
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
      text: 'Son las opciones con las que Google completa tu palabra en ese país: frases que mucha gente ha escrito de verdad. No añadimos nada.',
      note: 'Un panel que no está conectado a esta fuente muestra ejemplos en su lugar. Siempre están marcados como ejemplos.',
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
