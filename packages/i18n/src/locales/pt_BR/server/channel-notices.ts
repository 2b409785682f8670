import type { Phrases } from '../../../phrases.ts';

export const channelNotices = {
  disconnected: {
    title: 'Reconecte “{channel}”',
    text: 'Não conseguimos mais ler os relatórios do seu canal do YouTube “{channel}” porque a permissão foi revogada ou expirou. Reconecte-o para manter suas estatísticas em dia. Caso contrário, excluiremos os dados dele em uma semana.',
  },
  action: 'Ver estatísticas do canal',
} satisfies Phrases['channelNotices'];
