import type { Phrases } from '../../../phrases.ts';

export const notifications = {
  title: 'Notificaciones por correo',
  lead: 'Elige qué correos recibes de {panel}. Los cambios se aplican al instante.',
  topics: {
    order: 'Pedidos',
    orderHint: 'Recibidos, completados, cancelados, entregados en parte',
    payment: 'Pagos',
    paymentHint: 'Recibidos, en revisión, reembolsados',
    subscription: 'Suscripciones',
    subscriptionHint: 'Publicaciones nuevas, saldo insuficiente, suscripción terminada',
  },
  always: 'Las alertas de seguridad y las respuestas de soporte se envían siempre.',
  stopAll: 'Desactivar todos',
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
    text: 'Usa el enlace al final de uno de nuestros correos, o inicia sesión y cámbialo en tu perfil.',
    action: 'Iniciar sesión',
  },
} satisfies Phrases['notifications'];
