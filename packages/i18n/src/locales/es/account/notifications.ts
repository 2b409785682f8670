import type { Phrases } from '../../../phrases.ts';

export const notifications = {
  title: 'Notificaciones por correo',
  lead: 'Elige qué correos recibes de {panel}. Los cambios se aplican de inmediato.',
  topics: {
    order: 'Pedidos',
    orderHint: 'Realizados, completados, cancelados, entregados parcialmente',
    payment: 'Pagos',
    paymentHint: 'Recibidos, en revisión, reembolsados',
    subscription: 'Suscripciones',
    subscriptionHint: 'Publicaciones nuevas, saldo insuficiente, suscripción terminada',
  },
  always: 'Las alertas de seguridad y las respuestas de soporte se envían siempre.',
  stopAll: 'No recibir ninguno',
  saved: 'Guardado. Puedes cambiarlo cuando quieras.',
  failed: 'No se pudo guardar. Inténtalo de nuevo.',
  inApp: {
    title: 'Notificaciones',
    lead: 'Avisos sobre tus pedidos, tus pagos y tu cuenta. Se guardan 90 días.',
    readAll: 'Marcar todo como leído',
    settings: 'Configuración',
    all: 'Todas',
    unread: 'Sin leer',
    noneUnread: 'No hay notificaciones sin leer',
    empty: 'Aún no hay notificaciones',
    emptyText: 'Las novedades de pedidos y pagos aparecen aquí.',
  },
  broken: {
    title: 'Este enlace no funciona',
    text: 'Usa el enlace que aparece al final de nuestros correos, o inicia sesión y cambia tus notificaciones en tu perfil.',
    action: 'Iniciar sesión',
  },
} satisfies Phrases['notifications'];
