import type { Phrases } from '../../../phrases.ts';

export const guest = {
  subject: 'Seu pedido em {panel}',
  view: 'Ver pedido',
  notYou: 'Não foi você? Pode ignorar este e-mail.',
  reason: 'Você recebeu esta mensagem porque este endereço foi informado em um pedido em {panel}.',
  newcomer: {
    text: 'Alguém, talvez você, fez um pedido de {amount} em {panel} com este endereço. Crie uma senha: depois de pago, o pedido aparece na sua página de pedidos e você pode adicioná-lo aos seus.',
    action: 'Criar senha',
  },
  known: {
    text: 'Alguém, talvez você, fez um pedido de {amount} em {panel} com este endereço sem entrar na conta. Depois de pago, ele aparece na sua página de pedidos e você pode adicioná-lo aos seus.',
    action: 'Ver e adicionar aos meus pedidos',
  },
} satisfies Phrases['guest'];
