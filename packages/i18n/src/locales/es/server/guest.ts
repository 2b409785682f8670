import type { Phrases } from '../../../phrases.ts';

export const guest = {
  subject: 'Tu pedido en {panel}',
  view: 'Ver pedido',
  notYou: 'Si no fuiste tú, puedes ignorar este correo.',
  reason: 'Recibes este correo porque se indicó esta dirección al hacer un pedido en {panel}.',
  newcomer: {
    text: 'Alguien, quizá tú, hizo un pedido de {amount} en {panel} con esta dirección. Crea una contraseña. Cuando el pedido esté pagado, podrás verlo en “Pedidos” y añadirlo a tu cuenta.',
    action: 'Crear contraseña',
  },
  known: {
    text: 'Alguien, quizá tú, hizo un pedido de {amount} en {panel} con esta dirección y sin iniciar sesión. Cuando esté pagado, podrás verlo en “Pedidos” y añadirlo a tu cuenta.',
    action: 'Ir a mis pedidos',
  },
} satisfies Phrases['guest'];
