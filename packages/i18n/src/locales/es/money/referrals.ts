import type { Phrases } from '../../../phrases.ts';

export const referrals = {
  title: 'Programa de referidos',
  lead: 'Gana el {percent} de lo que paguen las personas que invites.',
  link: {
    title: 'Tu enlace',
    text: 'Quien se registre o haga un pedido en los 14 días siguientes a abrir tu enlace contará como referido tuyo.',
    address: 'Enlace de referido',
    copy: 'Copiar enlace',
    copied: 'Copiado',
    code: 'Tu código',
    copyCode: 'Copiar código',
    qr: 'Código QR de tu enlace de referido',
    share: 'Compartir',
    email: 'Correo',
    more: 'Más',
    message: 'Únete a {name} conmigo',
  },
  earnings: {
    title: 'Ganancias por referidos',
    total: 'Total ganado',
    withdraw: 'Retirar ganancias',
  },
  figures: {
    title: 'Resultados',
    range: 'Período',
    days: '{count, plural, one {# día} many {# de días} other {# días}}',
    chart: 'Ganancias por día',
    visits: 'Visitas',
    signUps: 'Registros',
    orders: 'Pedidos completados',
    pending: 'Pendiente',
    held: 'En revisión',
    earned: 'Ganado',
    reversed: 'Revertido',
    table: 'Ver como tabla',
    day: 'Día',
  },
  start: {
    title: 'Invita a tu primer cliente',
    text: 'Copia tu enlace y compártelo. Las visitas, los registros y las ganancias aparecerán aquí.',
  },
  people: {
    title: 'Personas que invitaste',
    text: 'Abreviamos las direcciones de correo para proteger la privacidad.',
    email: 'Correo',
    joined: 'Registro',
    empty: 'Aún no hay nadie',
    emptyText: 'Comparte tu enlace. Las personas que se registren aparecerán aquí.',
    notFound: 'No hay nadie en esta página',
  },
  images: {
    title: 'Imágenes para compartir',
    text: 'Una imagen con tu enlace y tu código QR, lista para publicar.',
    wide: 'Horizontal',
    square: 'Cuadrada',
    download: 'Descargar {name}',
    headline: 'Únete a {name}',
    hint: 'Escanea el código o abre el enlace',
  },
  rules: {
    title: 'Cómo funciona',
    share:
      'Ganas el {percent} de lo que pagan por sus pedidos las personas que invitaste. El dinero de bonos no cuenta.',
    pending:
      'La recompensa queda pendiente hasta que el pedido termine. En un pedido parcial, ganas la parte que corresponde a lo entregado.',
    refunds:
      'Si un pago se reembolsa o se disputa, su recompensa se revierte. Si se gana la disputa, recuperas la recompensa.',
    first: 'Si alguien abrió varios enlaces de referido, cuenta el primero.',
    self: 'Usar tu propio enlace no cuenta. Revisamos las recompensas sospechosas.',
    payout: 'Retira tus ganancias o transfiérelas a tu saldo cuando quieras.',
  },
} satisfies Phrases['referrals'];
