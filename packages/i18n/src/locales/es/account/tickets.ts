import type { Phrases } from '../../../phrases.ts';

export const tickets = {
  title: 'Soporte',
  lead: 'Pregúntanos lo que quieras sobre un pedido, un pago o tu cuenta. Respondemos aquí y por correo.',
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
  noneHere: 'Ningún ticket con este estado',
  form: {
    title: '¿En qué podemos ayudarte?',
    subject: 'Asunto',
    order: 'Número de pedido',
    text: 'Tu mensaje',
    textHint: 'Nunca escribas aquí contraseñas ni números de tarjeta.',
    send: 'Enviar',
  },
  files: {
    add: 'Añadir fotos o un PDF',
    hint: 'Hasta cinco archivos de 10 MB',
    remove: 'Quitar {name}',
    tooLarge: 'Más de 10 MB',
    tooMany: 'En un mensaje caben solo cinco archivos',
  },
  reply: {
    label: 'Tu respuesta',
    reopens: 'Este ticket está cerrado. Si respondes, se vuelve a abrir.',
  },
  close: 'Marcar como resuelta',
  reopen: 'Reabrir',
  trail: 'Ruta de navegación',
  thread: 'Mensajes',
} satisfies Phrases['tickets'];
