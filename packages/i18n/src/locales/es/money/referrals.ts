import type { Phrases } from '../../../phrases.ts';

export const referrals = {
  title: 'Programa de referidos',
  lead: 'Gana un {percent} de lo que pagan las personas que invitas.',
  link: {
    title: 'Tu enlace',
    text: 'Quien se registre o haga un pedido en los 14 días siguientes a abrirlo cuenta como invitado tuyo.',
    address: 'Enlace de referido',
    copy: 'Copiar enlace',
    copied: 'Copiado',
    code: 'Tu código',
    copyCode: 'Copiar código',
    qr: 'Código QR de tu enlace de referido',
    share: 'Compartir',
    email: 'Correo',
    more: 'Más',
    message: 'Únete a mí en {name}',
  },
  earnings: {
    title: 'Ganancias por referidos',
    total: 'Todas tus ganancias hasta ahora',
    withdraw: 'Retirar o pasar al saldo',
  },
  figures: {
    title: 'Resultados',
    range: 'Periodo',
    days: '{count, plural, one {# día} many {# días} other {# días}}',
    chart: 'Ganancias por día',
    visits: 'Visitas',
    signUps: 'Registros',
    orders: 'Pedidos completados',
    pending: 'Pendiente',
    held: 'En revisión',
    earned: 'Ganado',
    reversed: 'Devuelto',
    table: 'Ver como tabla',
    day: 'Día',
  },
  start: {
    title: 'Invita a tu primera persona',
    text: 'Copia tu enlace y compártelo. Las visitas, los registros y las ganancias aparecerán aquí.',
  },
  people: {
    title: 'Personas que invitaste',
    text: 'Los correos se muestran abreviados para proteger su privacidad.',
    email: 'Correo',
    joined: 'Desde',
    empty: 'Nadie todavía',
    emptyText: 'Comparte tu enlace. Quien se registre aparecerá aquí.',
    notFound: 'Nadie en esta página',
  },
  images: {
    title: 'Imágenes para compartir',
    text: 'Una imagen con tu enlace y código QR, lista para publicar.',
    wide: 'Horizontal',
    square: 'Cuadrada',
    download: 'Descargar {name}',
    headline: 'Únete a {name}',
    hint: 'Escanea el código o abre el enlace',
  },
  rules: {
    title: 'Cómo funciona',
    share:
      'Recibes un {percent} del dinero que tus invitados pagan por sus pedidos. El dinero de bonificación no cuenta.',
    pending:
      'La recompensa queda pendiente hasta que el pedido se completa. En un pedido parcial recibes tu parte de lo entregado.',
    refunds:
      'Si un pago se reembolsa o se disputa, la recompensa se devuelve. Si la disputa se gana, la recibes de nuevo.',
    first: 'Si alguien abrió varios enlaces de referido, cuenta el primero.',
    self: 'No puedes invitarte a ti mismo. Las recompensas que lo parezcan se revisan antes.',
    payout: 'Retira tus ganancias o pásalas a tu saldo cuando quieras.',
  },
} satisfies Phrases['referrals'];
