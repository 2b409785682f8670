import type { Phrases } from '../../../phrases.ts';

export const guest = {
  subject: 'Tu pedido en {panel}',
  newcomer: {
    text: 'Se ha hecho un pedido en {panel} con esta dirección. Crea una contraseña para ver cómo va, pagar más tarde o volver a pedir.',
    action: 'Crear contraseña',
  },
  known: {
    text: 'Se ha hecho un pedido en {panel} con esta dirección y está en tu cuenta. Inicia sesión para ver cómo va.',
    action: 'Iniciar sesión',
  },
} satisfies Phrases['guest'];
