import type { Phrases } from '../../../phrases.ts';

export const guest = {
  subject: 'Seu pedido em {panel}',
  newcomer: {
    text: 'Um pedido foi feito em {panel} com este endereço. Crie uma senha para acompanhar o andamento, pagar depois ou pedir de novo.',
    action: 'Criar senha',
  },
  known: {
    text: 'Um pedido foi feito em {panel} com este endereço e está na sua conta. Entre para acompanhar o andamento.',
    action: 'Entrar',
  },
} satisfies Phrases['guest'];
