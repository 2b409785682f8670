import type { Phrases } from '../../../phrases.ts';

export const dashboard = {
  title: 'Panel',
  welcome: '{hasName, select, yes {Hola, {name}} other {Hola}}',
  lead: 'Saldo, pedidos y lo que requiere tu atención.',
  newOrder: 'Nuevo pedido',
  addFunds: 'Añadir fondos',
  balance: 'Saldo',
  spentMonth: 'Gastado en 30 días',
  deliveredToday: 'Entregado hoy',
  running: 'Pedidos en curso',
  change: '{percent} frente a los 30 días anteriores',
  attention: {
    title: 'Requiere tu atención',
    none: 'Estás al día.',
    unpaid_orders:
      '{count, plural, one {# pedido espera tu pago} many {# pedidos esperan tu pago} other {# pedidos esperan tu pago}}',
    failed_orders:
      '{count, plural, one {# pedido requiere una acción} many {# pedidos requieren una acción} other {# pedidos requieren una acción}}',
    answered_tickets:
      '{count, plural, one {# respuesta nueva de soporte} many {# respuestas nuevas de soporte} other {# respuestas nuevas de soporte}}',
    payments_in_review:
      '{count, plural, one {# pago en revisión} many {# pagos en revisión} other {# pagos en revisión}}',
    verification_wanted: 'Termina de verificar tu tarjeta',
    verification_rejected: 'Tu verificación de tarjeta fue rechazada',
    guest_orders:
      '{count, plural, one {# pedido hecho como invitado con tu correo} many {# pedidos hechos como invitado con tu correo} other {# pedidos hechos como invitado con tu correo}}',
    email_unverified: 'Confirma tu dirección de correo',
    low_balance:
      '{count, plural, =0 {Tu saldo se ha agotado} one {# suscripción espera saldo} many {# suscripciones esperan saldo} other {# suscripciones esperan saldo}}',
    owed: 'Debes {amount} tras la devolución de un pago',
  },
  byStatus: 'Pedidos por estado',
  grade: {
    title: 'Tu nivel',
    next: '{amount} para {name}',
    progress: '{spent} de {goal}',
    discount: '{percent} de descuento en cada pedido',
    top: 'Tienes el nivel más alto.',
    all: 'Todos los niveles',
    perks: 'Qué incluye',
    closedSales: 'Ventas privadas',
    manager: 'Gestor personal',
    chat: 'Chat de asesoría: {count, plural, one {# día} many {# de días} other {# días}}',
    thumbnail: 'Miniatura a medida: cada {count, plural, one {# día} many {# de días} other {# días}}',
  },
  spent: 'Gastado',
  allTime: 'Desde el inicio',
  spending: 'Gasto por día',
  chart: 'Gasto diario de los últimos 30 días. Las cifras están en «Estadísticas».',
  statistics: 'Estadísticas',
  recent: 'Últimos pedidos',
  allOrders: 'Todos los pedidos',
} satisfies Phrases['dashboard'];
