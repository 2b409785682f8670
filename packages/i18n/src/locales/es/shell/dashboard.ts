import type { Phrases } from '../../../phrases.ts';

export const dashboard = {
  title: 'Resumen',
  welcome: '{hasName, select, yes {Hola, {name}} other {Hola}}',
  lead: 'Saldo, pedidos y lo que requiere tu atención.',
  newOrder: 'Nuevo pedido',
  addFunds: 'Añadir fondos',
  balance: 'Saldo',
  spentMonth: 'Gastado, últimos 30 días',
  deliveredToday: 'Entregado hoy',
  running: 'Pedidos en curso',
  change: '{percent} vs. los 30 días anteriores',
  attention: {
    title: 'Requiere tu atención',
    none: 'No hay nada pendiente.',
    unpaid_orders:
      '{count, plural, one {# pedido pendiente de pago} many {# de pedidos pendientes de pago} other {# pedidos pendientes de pago}}',
    failed_orders:
      '{count, plural, one {# pedido requiere tu atención} many {# de pedidos requieren tu atención} other {# pedidos requieren tu atención}}',
    answered_tickets:
      '{count, plural, one {# respuesta nueva de soporte} many {# de respuestas nuevas de soporte} other {# respuestas nuevas de soporte}}',
    payments_in_review:
      '{count, plural, one {# pago en revisión} many {# de pagos en revisión} other {# pagos en revisión}}',
    verification_wanted: 'Termina de verificar tu tarjeta',
    verification_rejected: 'Se rechazó la verificación de tu tarjeta',
    guest_orders:
      '{count, plural, one {# pedido hecho como invitado con tu correo} many {# de pedidos hechos como invitado con tu correo} other {# pedidos hechos como invitado con tu correo}}',
    email_unverified: 'Confirma tu correo electrónico',
    low_balance:
      '{count, plural, =0 {No te queda saldo} one {# suscripción a la espera de saldo} many {# de suscripciones a la espera de saldo} other {# suscripciones a la espera de saldo}}',
    owed: 'Debes {amount} por un pago revertido',
  },
  byStatus: 'Pedidos por estado',
  grade: {
    title: 'Tu nivel',
    next: 'Gasta {amount} más para llegar a {name}',
    progress: '{spent} de {goal}',
    discount: '{percent} de descuento en cada pedido',
    top: 'Ya tienes el nivel más alto.',
    all: 'Todos los niveles',
    perks: 'Tus beneficios',
    closedSales: 'Ventas privadas',
    manager: 'Asesor personal',
    chat: 'Chat de asesoría: {count, plural, one {# día} many {# de días} other {# días}}',
    thumbnail:
      'Miniatura personalizada: {count, plural, one {cada día} many {cada # de días} other {cada # días}}',
  },
  spent: 'Gastado',
  allTime: 'Desde el inicio',
  spending: 'Gasto diario',
  chart: 'Gasto diario de los últimos 30 días. Las cifras están en “Estadísticas”.',
  statistics: 'Estadísticas',
  recent: 'Últimos pedidos',
  allOrders: 'Todos los pedidos',
} satisfies Phrases['dashboard'];
