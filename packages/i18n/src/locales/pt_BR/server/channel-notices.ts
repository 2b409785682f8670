import type { Phrases } from '../../../phrases.ts';

export const channelNotices = {
  disconnected: {
    title: 'Conecte “{channel}” novamente',
    text: 'O YouTube não nos deixa mais ler os relatórios do seu canal “{channel}”: a permissão foi retirada ou expirou. Conecte o canal novamente para manter suas estatísticas em dia. Caso contrário, excluiremos os dados dele em uma semana.',
  },
  action: 'Ver estatísticas do canal',
} satisfies Phrases['channelNotices'];
