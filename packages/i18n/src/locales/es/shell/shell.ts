import type { Phrases } from '../../../phrases.ts';

export const shell = {
  skipToContent: 'Ir al contenido',
  loading: 'Cargando…',
  header: {
    account: 'Cuenta',
    addFunds: 'Añadir fondos',
    allServices: 'Todos los servicios',
    balance: 'Saldo',
    cart: 'Carrito',
    cartItems:
      '{count, plural, =0 {Tu carrito está vacío} one {# servicio en tu carrito} many {# de servicios en tu carrito} other {# servicios en tu carrito}}',
    closeMenu: 'Cerrar menú',
    dashboard: 'Resumen',
    home: '{panel}: página de inicio',
    navigation: 'Navegación principal',
    newOrder: 'Nuevo pedido',
    notifications: 'Notificaciones',
    openMenu: 'Abrir menú',
    orders: 'Pedidos',
    register: 'Crear cuenta',
    services: 'Servicios',
    signIn: 'Iniciar sesión',
    signOut: 'Cerrar sesión',
    unread:
      '{count, plural, one {Notificaciones, {shown} sin leer} many {Notificaciones, {shown} sin leer} other {Notificaciones, {shown} sin leer}}',
  },
  search: {
    label: 'Buscar',
    networks: 'Redes',
    noMatch: 'Sin resultados para “{query}”',
    placeholder: 'Buscar servicios y redes',
    serviceTypes: 'Tipos de servicio',
    services: 'Servicios',
  },
  language: { label: 'Idioma', choose: 'Elige un idioma' },
  theme: { label: 'Tema', dark: 'Oscuro', light: 'Claro', system: 'Sistema' },
  currency: { label: 'Moneda', RUB: 'Rublo ruso', USD: 'Dólar estadounidense' },
  footer: {
    about: 'Servicios de promoción para todas las redes, con precios claros y seguimiento en vivo.',
    account: 'Tu cuenta',
    api: 'Documentación de la API',
    contact: 'Contacto',
    cookies: 'Configuración de cookies',
    copyright: '© {year} {panel}',
    explore: 'Explorar',
    follow: 'Síguenos',
    label: 'Pie de página',
    legal: 'Legal',
    privacy: 'Privacidad',
    refunds: 'Reembolsos',
    terms: 'Condiciones de uso',
  },
  errors: {
    notFound: {
      title: 'No se encontró esta página',
      text: 'Puede que el enlace sea incorrecto o que la página se haya movido.',
      action: 'Nuevo pedido',
    },
    serviceNotFound: {
      title: 'Servicio no encontrado',
      text: 'Puede que ya no esté disponible. Busca servicios similares en el catálogo.',
      action: 'Volver a todos los servicios',
    },
    serviceTypeNotFound: {
      title: 'Página no encontrada',
      text: 'Puede que el enlace sea incorrecto o que la página se haya movido.',
      action: 'Volver a todos los servicios',
    },
    orderNotFound: {
      title: 'Pedido no encontrado',
      text: 'Este pedido no existe o pertenece a otra cuenta.',
      action: 'Ver todos los pedidos',
    },
    somethingWrong: {
      title: 'Algo salió mal',
      text: 'Inténtalo de nuevo en un momento. Si vuelve a ocurrir, contacta a soporte.',
      action: 'Nuevo pedido',
    },
    frozen: {
      title: 'Tu cuenta está bloqueada',
      text: 'Los pedidos y los pagos están en pausa. Contacta a soporte y te ayudaremos a resolverlo.',
      action: 'Contactar a soporte',
    },
    owing: {
      text: 'Debes {amount}. Añade al menos ese monto para pagar la deuda y desbloquear tu cuenta.',
      action: 'Añadir fondos',
    },
    closedPanel:
      'Los pedidos en curso se entregarán de todos modos. Para cualquier otra consulta, escribe al propietario. Su dirección está en los correos que te envió este panel.',
    closedPanelContact:
      'Los pedidos en curso se entregarán de todos modos. Para cualquier otra consulta, escribe a {contact}.',
    errorPage: {
      text: 'Ocurrió un error al mostrar la página de error',
      action: 'Ir a la página de inicio',
    },
  },
  notLoaded: 'Una parte de esta página no se cargó.',
  offline: {
    title: 'Sin conexión',
    text: 'Nos reconectaremos automáticamente.',
    backOnline: 'Conexión restablecida',
    unreachable: 'No pudimos conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.',
    liveLost: 'Las actualizaciones en vivo están en pausa. Reconectando…',
  },
  readOnly: {
    title: 'Este panel no acepta pedidos nuevos en este momento.',
    text: 'Aún puedes iniciar sesión, seguir tus pedidos, retirar tus ganancias y contactar a soporte.',
  },
  moderation: {
    text: 'Tu pago está en revisión.',
    verify: 'Verifica tu identidad para que podamos acreditarlo.',
    action: 'Verificar identidad',
  },
  update: { text: 'Hay una nueva versión disponible', action: 'Actualizar' },
} satisfies Phrases['shell'];
