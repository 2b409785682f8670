import type { DemoTexts } from '../../../demo-texts.ts';

export const catalogue: DemoTexts['catalogue'] = {
  typeName: (brand, noun) => `${noun} de ${brand}`,
  kinds: {
    views: ['vistas', 'Un mayor número de vistas muestra a los nuevos visitantes que ya hay gente mirando.'],
    likes: ['likes', 'Los likes son la primera señal de aprobación que se ve en tu contenido.'],
    subscribers: ['suscriptores', 'Los suscriptores muestran que vale la pena volver a un canal.'],
    followers: ['seguidores', 'Más seguidores causan una mejor impresión en visitantes y socios.'],
    comments: ['comentarios', 'Los comentarios inician una conversación e invitan a otros a participar.'],
    shares: ['compartidos', 'Los compartidos llevan tu contenido a personas que aún no te conocen.'],
    'watch-hours': [
      'horas de reproducción',
      'El tiempo de reproducción muestra cuánto tiempo mira la gente tus videos.',
    ],
    'live-viewers': [
      'espectadores en vivo',
      'Tener espectadores desde el primer minuto hace más atractiva una transmisión en vivo.',
    ],
    'story-views': [
      'vistas de historias',
      'Las vistas de historias muestran que la gente ve tus novedades diarias.',
    ],
    saves: ['guardados', 'Los guardados muestran que la gente quiere volver a tu contenido.'],
    'profile-visits': ['visitas al perfil', 'Las visitas al perfil llevan gente a tu página.'],
    members: ['miembros', 'Una comunidad activa anima a los nuevos miembros a quedarse.'],
    reactions: ['reacciones', 'Las reacciones dejan ver de un vistazo qué acogida tuvo una publicación.'],
    boosts: ['boosts', 'Los boosts desbloquean funciones adicionales del canal mientras están activos.'],
    'page-likes': [
      'likes de página',
      'Los likes muestran a los visitantes que una página es conocida y está activa.',
    ],
    'group-members': [
      'miembros de grupo',
      'Un grupo con muchos miembros da más lectores a cada publicación.',
    ],
    reposts: ['reposts', 'Los reposts llevan tu contenido al feed de otras personas.'],
    bookmarks: ['marcadores', 'Los marcadores muestran que vale la pena guardar una publicación.'],
    plays: ['reproducciones', 'Un mayor número de reproducciones causa una mejor primera impresión.'],
    'monthly-listeners': [
      'oyentes mensuales',
      'Los oyentes mensuales son la primera cifra que se ve en la página de un artista.',
    ],
    'playlist-followers': [
      'seguidores de playlists',
      'Los seguidores hacen que una playlist sea más atractiva para artistas y oyentes.',
    ],
    'online-members': ['miembros en línea', 'Los miembros en línea hacen que un servidor se vea activo.'],
    impressions: ['impresiones', 'Las impresiones muestran cuántas veces se mostró tu contenido.'],
  },
  typeTitle: (name) => `${name}: compara precios y pide en línea`,
  howItWorks: (brand) =>
    `Compara los servicios por precio, tiempo de inicio y velocidad, pega un enlace público de ${brand} y sigue la entrega en tus pedidos.`,
  targets: {
    video: 'El video debe ser público, sin restricciones de edad ni de país.',
    post: 'La publicación debe ser pública y seguir en línea hasta que se complete el pedido.',
    profile: 'El perfil debe ser público y conservar su nombre de usuario hasta que se complete el pedido.',
    channel: 'El canal debe ser público y su contador debe estar visible.',
    stream: 'La transmisión debe ser pública y estar en vivo durante todo el tiempo pedido.',
    story: 'El perfil debe ser público y la historia debe estar en línea cuando empiece el pedido.',
    track: 'La canción debe ser pública y estar disponible en todo el mundo.',
    playlist: 'La playlist debe ser pública.',
    page: 'La página debe ser pública, sin restricciones de edad ni de país.',
    group: 'El grupo debe permitir unirse sin aprobación.',
    server: 'El enlace de invitación debe ser permanente y no tener límite de usos.',
  },
  questions: {
    start: {
      question: '¿Cuándo empieza la entrega?',
      answer:
        'Cada servicio muestra su tiempo de inicio habitual y su velocidad diaria. Puedes seguir cada pedido en tu cuenta.',
    },
    need: {
      question: (name) => `¿Qué necesito para pedir ${name}?`,
      answer: 'Solo un enlace público. Nunca pedimos tu contraseña.',
    },
    drop: {
      question: '¿Y si la cantidad baja después?',
      answer:
        'Los servicios con garantía de reposición se reponen si lo solicitas dentro de los días indicados. Los que no la tienen cuestan menos y no se reponen.',
    },
    partial: {
      question: '¿Y si un pedido se entrega solo parcialmente?',
      answer: 'La parte no entregada se reembolsa a tu saldo.',
    },
  },
  qualities: {
    standard: ['Estándar', 'Cuentas variadas de muchos países a bajo precio.'],
    highQuality: ['Alta calidad', 'Cuentas con foto de perfil, publicaciones y cierto historial.'],
    premium: ['Premium', 'Las mejores cuentas que ofrecemos, revisadas antes de la entrega.'],
    activeProfiles: [
      'Perfiles activos',
      'Lo entregan miembros de comunidades asociadas que usan la red con regularidad.',
    ],
    highRetention: ['Alta retención', 'Los espectadores ven gran parte del contenido.'],
    fromSearch: ['Desde la búsqueda', 'Los visitantes encuentran el contenido con la búsqueda de la red.'],
    adTraffic: ['Tráfico publicitario', 'Se entrega mediante anuncios en sitios asociados y en apps.'],
    socialTraffic: [
      'Desde redes sociales',
      'Los visitantes llegan de publicaciones en otras redes sociales.',
    ],
    fastStart: ['Inicio rápido', 'Se adelanta a la cola habitual.'],
    gradual: ['Gradual', 'Repartido de manera uniforme en varios días.'],
    largeVolume: ['Gran volumen', 'Pensado para pedidos grandes.'],
    worldwide: ['Todo el mundo', 'El público proviene de muchos países.'],
    yourTexts: [
      'Textos propios',
      'Tú escribes los textos, uno por línea. Los revisamos antes de la entrega.',
    ],
    emoji: ['Emojis', 'Comentarios cortos y amables con emojis.'],
    onTopic: ['Sobre el tema', 'Textos cortos acordes a tu contenido.'],
    mixedReactions: ['Mezcla positiva', 'Una mezcla equilibrada de reacciones amables.'],
    longVideos: ['Videos largos', 'Para videos de 60 minutos o más.'],
    wholesale: ['Mayorista', 'Para clientes mayoristas.'],
  },
  refill: (days) => [
    `Reposición: ${days} días`,
    `Si la cantidad baja en un plazo de ${days} días y lo solicitas, la reponemos gratis.`,
  ],
  noRefill: 'Sin reposición si la cantidad baja.',
  minutes: (count) => [`${count} minutos`, `Los espectadores miran unos ${count} minutos.`],
  days: (count) => [`${count} días`, `Permanece activo durante ${count} días.`],
  symbol: (symbol) => [symbol, `Todas las reacciones son ${symbol}.`],
  country: (name) => [name, `El público proviene de un solo país: ${name}.`],
  bundle: (quantity) => [`Paquete de ${quantity}`, `Un paquete de ${quantity} a precio fijo.`],
  sentenceGap: ' ',
  pages: {
    index: (panel, networks) => [
      `Servicios de promoción para redes sociales | ${panel}`,
      `Vistas, seguidores, likes y más para ${networks} redes. Precios, tiempos de inicio y reposiciones claros, con seguimiento en vivo de los pedidos.`,
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
      `Crear cuenta | ${panel}`,
      'Crea una cuenta en un minuto y ten todos tus pedidos en un solo lugar.',
    ],
    'free-trials': (panel) => [
      `Pruebas gratis | ${panel}`,
      'Prueba gratis servicios seleccionados antes de pedir.',
    ],
    'api-documentation': (panel) => [
      `Documentación de la API | ${panel}`,
      'Todas las solicitudes de la API con sus parámetros, respuestas y ejemplos.',
    ],
  },
  banners: {
    order: ['Pega un enlace, mira el precio, sigue la entrega', 'Nuevo pedido'],
    referral: ['Invita a otras personas y gana con cada pedido', 'Programa de referidos'],
    dripFeed: ['Reparte los pedidos grandes en el tiempo', 'Configurar drip-feed'],
  },
  menu: { api: 'API para desarrolladores', subscriptions: 'Cómo funcionan las suscripciones' },
};
