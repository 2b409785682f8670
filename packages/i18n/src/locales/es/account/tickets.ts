import type { Phrases } from '../../../phrases.ts';

export const tickets = {
  title: 'Soporte',
  lead: 'Pregúntanos lo que quieras sobre un pedido, un pago o tu cuenta. Respondemos aquí y por correo.',
  new: 'Nueva pregunta',
  show: 'Mostrar',
  all: 'Todas',
  status: {
    open: 'Esperando respuesta',
    answered: 'Respondida',
    closed: 'Cerrada',
  },
  unread: 'Respuesta nueva',
  messages: '{count, plural, one {# mensaje} many {# de mensajes} other {# mensajes}}',
  you: 'Tú',
  youSaid: 'Tú: {text}',
  byMail: 'por correo',
  order: 'Pedido {order}',
  opened: 'Abierto <time></time>',
  empty: {
    title: 'Aún no hay preguntas',
    text: 'Si algo no está claro o no va como debería, escríbenos. Responde una persona.',
  },
  noneHere: 'Nada con este estado',
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
    reopens: 'Esta conversación está cerrada. Tu respuesta la abre de nuevo.',
  },
  close: 'Marcar como resuelta',
  reopen: 'Abrir de nuevo',
  trail: 'Dónde estás',
  thread: 'Mensajes',
} satisfies Phrases['tickets'];
