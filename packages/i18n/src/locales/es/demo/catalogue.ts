import type { DemoTexts } from '../../../demo-texts.ts';

export const catalogue: DemoTexts['catalogue'] = {
  typeName: (brand, noun) => `${noun} de ${brand}`,
  kinds: {
    views: ['vistas', 'Un contador más alto muestra a quien llega que lo que publicas ya despierta interés.'],
    likes: [
      'me gusta',
      'Los “me gusta” son la primera señal de aprobación que ve un visitante junto a tu contenido.',
    ],
    subscribers: ['suscriptores', 'Los suscriptores muestran que vale la pena volver a un canal.'],
    followers: ['seguidores', 'Una comunidad más amplia da peso a tu nombre ante visitantes y socios.'],
    comments: ['comentarios', 'Los comentarios abren una conversación e invitan a otros a participar.'],
    shares: ['compartidos', 'Al compartirse, tu contenido sale del círculo de quienes ya te conocen.'],
    'watch-hours': [
      'horas de visualización',
      'El tiempo de visualización muestra cuánto se queda la gente en tus videos.',
    ],
    'live-viewers': [
      'espectadores en directo',
      'Tener público desde el primer minuto hace el directo más atractivo para quien se asoma.',
    ],
    'story-views': [
      'vistas de historias',
      'Las vistas de historias muestran que tus novedades diarias llegan a la gente.',
    ],
    saves: ['guardados', 'Los guardados muestran que la gente piensa volver a tu contenido.'],
    'profile-visits': [
      'visitas al perfil',
      'Las visitas llevan a la gente a la página donde puede conocerte.',
    ],
    members: ['miembros', 'Una comunidad viva invita a quedarse y a participar.'],
    reactions: ['reacciones', 'Las reacciones muestran de un vistazo cómo se ha recibido una publicación.'],
    boosts: [
      'impulsos',
      'Los impulsos desbloquean funciones adicionales de un canal mientras están activos.',
    ],
    'page-likes': [
      'me gusta de página',
      'Los “me gusta” de una página muestran que es conocida y está cuidada.',
    ],
    'group-members': ['miembros de grupo', 'Un grupo con muchos miembros da más lectores a cada tema nuevo.'],
    reposts: ['republicaciones', 'Las republicaciones llevan tu contenido al feed de otras personas.'],
    bookmarks: [
      'elementos guardados',
      'Que se guarde una publicación muestra que es lo bastante útil para conservarla.',
    ],
    plays: ['reproducciones', 'Más reproducciones dan a una canción una mejor primera impresión.'],
    'monthly-listeners': [
      'oyentes mensuales',
      'Los oyentes mensuales son la primera cifra por la que se juzga a un artista.',
    ],
    'playlist-followers': [
      'seguidores de playlist',
      'Los seguidores hacen una playlist más interesante para artistas y oyentes.',
    ],
    'online-members': [
      'miembros en línea',
      'Los miembros conectados hacen que un servidor parezca abierto y despierto.',
    ],
    impressions: [
      'impresiones',
      'Las impresiones indican cuántas veces ha aparecido tu contenido ante la gente.',
    ],
  },
  typeTitle: (name) => `${name}: compara precios y pide en línea`,
  howItWorks: (brand) =>
    `Compara los servicios por precio, inicio y velocidad, pega un enlace público de ${brand} y sigue la entrega en tus pedidos.`,
  targets: {
    video: 'El video es público y se puede ver sin límites de edad ni de país.',
    post: 'La publicación es pública y sigue en línea hasta que se complete el pedido.',
    profile: 'El perfil es público y conserva su nombre hasta que se complete el pedido.',
    channel: 'El canal es público y su contador es visible.',
    stream: 'La emisión es pública y dura todo el tiempo contratado.',
    story: 'El perfil es público y la historia está activa al empezar el pedido.',
    track: 'La canción es pública y está disponible en todo el mundo.',
    playlist: 'La playlist es pública.',
    page: 'La página es pública, sin límites de edad ni de país.',
    group: 'Se puede entrar en el grupo sin aprobación.',
    server: 'El enlace de invitación es permanente y no tiene límite de usos.',
  },
  questions: {
    start: {
      question: '¿Cuándo empieza la entrega?',
      answer:
        'Cada servicio indica su inicio habitual y su velocidad diaria. Puedes seguir cada pedido en tu cuenta.',
    },
    need: {
      question: (name) => `¿Qué necesito para pedir ${name}?`,
      answer: 'Basta con un enlace público; nadie te pedirá nunca tu contraseña.',
    },
    drop: {
      question: '¿Y si la cifra baja después?',
      answer:
        'Los servicios con reposición se completan a solicitud durante los días indicados. Los que no la incluyen cuestan menos y no ofrecen esa garantía.',
    },
    partial: {
      question: '¿Y si el pedido se entrega solo en parte?',
      answer: 'La parte no entregada se devuelve a tu saldo.',
    },
  },
  qualities: {
    standard: ['Estándar', 'Cuentas variadas de muchos países a bajo precio.'],
    highQuality: ['Alta calidad', 'Cuentas con foto, publicaciones y cierta antigüedad.'],
    premium: ['Prémium', 'Las mejores cuentas que ofrecemos, revisadas antes de la entrega.'],
    activeProfiles: [
      'Perfiles activos',
      'Lo entregan personas de comunidades asociadas que usan la red con regularidad.',
    ],
    highRetention: ['Alta retención', 'Los visitantes se quedan durante buena parte del contenido.'],
    fromSearch: ['Desde la búsqueda', 'Los visitantes encuentran el contenido con el buscador de la red.'],
    adTraffic: ['Tráfico publicitario', 'Se entrega mediante anuncios en sitios y aplicaciones asociados.'],
    socialTraffic: [
      'Desde redes sociales',
      'Los visitantes llegan por publicaciones en otras redes sociales.',
    ],
    fastStart: ['Inicio rápido', 'Pasa por delante de la cola habitual.'],
    gradual: ['Gradual', 'Repartido de forma uniforme en varios días.'],
    largeVolume: ['Gran volumen', 'Pensado para pedidos grandes.'],
    worldwide: ['Todo el mundo', 'El público procede de muchos países.'],
    yourTexts: ['Textos propios', 'Tú escribes los textos, uno por línea; se leen antes de publicarse.'],
    emoji: ['Emojis', 'Comentarios breves y amables hechos con emojis.'],
    onTopic: ['Sobre el tema', 'Textos breves que encajan con el tema de tu contenido.'],
    mixedReactions: ['Mezcla positiva', 'Una mezcla equilibrada de reacciones amables.'],
    longVideos: ['Videos largos', 'Requiere videos de al menos 60 minutos.'],
    wholesale: ['Mayorista', 'Para clientes con volúmenes acordados.'],
  },
  refill: (days) => [
    `Reposición ${days} días`,
    `Si la cifra baja en un plazo de ${days} días, se repone gratis a solicitud.`,
  ],
  noRefill: 'Sin reposición: una bajada posterior no se compensa.',
  minutes: (count) => [`${count} minutos`, `Los espectadores se quedan unos ${count} minutos.`],
  days: (count) => [`${count} días`, `Permanece activo durante ${count} días.`],
  symbol: (symbol) => [symbol, `Todas las reacciones son ${symbol}.`],
  country: (name) => [name, `El público procede de un solo país: ${name}.`],
  bundle: (quantity) => [`Paquete de ${quantity}`, `Un paquete fijo de ${quantity} por un precio único.`],
  sentenceGap: ' ',
  pages: {
    index: (panel, networks) => [
      `Servicios de promoción para redes sociales | ${panel}`,
      `Visualizaciones, seguidores, me gusta y más para ${networks} redes: precios claros, inicio y reposición a la vista, y cada pedido en directo.`,
    ],
    'orders-create': (panel) => [
      `Nuevo pedido | ${panel}`,
      'Pega un enlace, elige un servicio y mira el precio exacto antes de pagar.',
    ],
    login: (panel) => [
      `Iniciar sesión | ${panel}`,
      'Inicia sesión para seguir tus pedidos, tu saldo y tus suscripciones.',
    ],
    register: (panel) => [
      `Crear una cuenta | ${panel}`,
      'Abre una cuenta en un minuto y ten todos tus pedidos en un solo lugar.',
    ],
    'free-trials': (panel) => [
      `Pruebas gratuitas | ${panel}`,
      'Prueba gratis servicios seleccionados antes de pedir.',
    ],
    'api-documentation': (panel) => [
      `Documentación de la API | ${panel}`,
      'Todas las llamadas de la API con campos, respuestas y ejemplos.',
    ],
  },
  banners: {
    order: ['Pega un enlace, mira el precio, sigue la entrega', 'Crear un pedido'],
    referral: ['Recomiéndanos y gana con cada pedido', 'Programa de referidos'],
    dripFeed: ['Reparte los pedidos grandes en el tiempo', 'Configurar entrega gradual'],
  },
  menu: { api: 'API para desarrolladores', subscriptions: 'Cómo funcionan las suscripciones' },
};
