import type { Phrases } from '../../../phrases.ts';

export const notifications = {
  title: 'Tus correos',
  lead: 'Elige de qué te avisa {panel} por correo. Cada cambio vale al instante.',
  topics: {
    order: 'Pedidos',
    orderHint: 'Recibidos, completados, cancelados, entregados en parte',
    payment: 'Pagos',
    paymentHint: 'Recibidos, en revisión, reembolsados',
    subscription: 'Suscripciones',
    subscriptionHint: 'Publicaciones nuevas, falta de saldo, final',
  },
  always: 'Los mensajes sobre la seguridad de tu cuenta y las respuestas a tus preguntas llegan siempre.',
  stopAll: 'Dejar de recibir los tres',
  saved: 'Guardado. Puedes cambiarlo cuando quieras.',
  failed: 'No se ha guardado. Inténtalo de nuevo.',
  inApp: {
    title: 'Notificaciones',
    lead: 'Pedidos, pagos y tu cuenta. Se guardan 90 días.',
    readAll: 'Marcar todo como leído',
    settings: 'Ajustes',
    unread: 'Sin leer',
    noneUnread: 'No hay notificaciones sin leer',
    empty: 'Aún no hay notificaciones',
    emptyText: 'Te avisaremos aquí cuando se complete un pedido o llegue un pago.',
  },
  broken: {
    title: 'Este enlace no funciona',
    text: 'Abre el enlace que está al final de uno de nuestros correos, o inicia sesión y elige en tu perfil.',
    action: 'Iniciar sesión',
  },
} satisfies Phrases['notifications'];
