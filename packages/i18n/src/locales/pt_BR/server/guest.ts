import type { Phrases } from '../../../phrases.ts';

export const guest = {
  subject: 'Seu pedido em {panel}',
  view: 'Ver pedido',
  notYou: 'Se não foi você, pode ignorar este e-mail.',
  reason: 'Você está recebendo este e-mail porque este endereço foi informado em um pedido feito em {panel}.',
  newcomer: {
    text: 'Alguém, talvez você, fez um pedido de {amount} em {panel} com este endereço de e-mail. Crie uma senha. Quando o pedido for pago, você poderá vê-lo em Pedidos e adicioná-lo à sua conta.',
    action: 'Criar senha',
  },
  known: {
    text: 'Alguém, talvez você, fez um pedido de {amount} em {panel} com este endereço de e-mail, sem entrar na conta. Quando o pedido for pago, você poderá vê-lo em Pedidos e adicioná-lo à sua conta.',
    action: 'Ir para meus pedidos',
  },
} satisfies Phrases['guest'];
