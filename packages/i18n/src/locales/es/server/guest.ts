import type { Phrases } from '../../../phrases.ts';

export const guest = {
  subject: 'Tu pedido en {panel}',
  view: 'Ver el pedido',
  notYou: '¿No has sido tú? Puedes ignorar este correo.',
  reason: 'Recibes este mensaje porque esta dirección se indicó en un pedido en {panel}.',
  newcomer: {
    text: 'Alguien, quizá tú, ha hecho un pedido de {amount} en {panel} con esta dirección. Crea una contraseña: cuando el pedido esté pagado, podrás verlo en tu página de pedidos y añadirlo a los tuyos.',
    action: 'Crear contraseña',
  },
  known: {
    text: 'Alguien, quizá tú, ha hecho un pedido de {amount} en {panel} con esta dirección sin iniciar sesión. Cuando esté pagado, podrás verlo en tu página de pedidos y añadirlo a los tuyos.',
    action: 'Ver y añadir a mis pedidos',
  },
} satisfies Phrases['guest'];
