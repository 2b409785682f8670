import type { Phrases } from '../../../phrases.ts';

export const tickets = {
  title: 'Soporte',
  lead: 'Pregúntanos sobre un pedido, un pago o tu cuenta. Respondemos aquí y por correo.',
  new: 'Nuevo ticket',
  show: 'Mostrar',
  all: 'Todos',
  status: {
    open: 'Abierto',
    answered: 'Respondido',
    closed: 'Cerrado',
  },
  unread: 'Respuesta nueva',
  messages: '{count, plural, one {# mensaje} many {# de mensajes} other {# mensajes}}',
  you: 'Tú',
  youSaid: 'Tú: {text}',
  byMail: 'por correo',
  order: 'Pedido {order}',
  opened: 'Abierto <time></time>',
  empty: {
    title: 'Aún no hay tickets',
    text: '¿Algo no está claro o no funciona? Escríbenos y te responderá una persona.',
  },
  noneHere: 'No hay tickets con este estado',
  form: {
    title: '¿En qué podemos ayudarte?',
    subject: 'Asunto',
    order: 'Número de pedido',
    text: 'Tu mensaje',
    textHint: 'Nunca compartas contraseñas ni números de tarjeta.',
    send: 'Enviar',
  },
  files: {
    add: 'Adjuntar imágenes o un PDF',
    hint: 'Hasta 5 archivos de 10 MB cada uno',
    remove: 'Quitar {name}',
    tooLarge: 'Más de 10 MB',
    tooMany: 'Hasta 5 archivos por mensaje',
  },
  reply: {
    label: 'Tu respuesta',
    reopens: 'Este ticket está cerrado. Si respondes, se reabre.',
  },
  close: 'Marcar como resuelto',
  reopen: 'Reabrir',
  trail: 'Ruta de navegación',
  thread: 'Mensajes',
} satisfies Phrases['tickets'];
