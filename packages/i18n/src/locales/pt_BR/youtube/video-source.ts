import type { Phrases } from '../../../phrases.ts';

export const videoSource = {
  label: 'Sobre estes números',
  sample: {
    badge: 'Dados de exemplo',
    text: 'São exemplos para você experimentar esta página. Os números reais aparecerão quando este site for conectado ao YouTube.',
  },
  states: {
    quota_used_up:
      'O limite diário de requisições ao YouTube foi atingido. Os números serão atualizados após a renovação do limite.',
    unavailable: 'O YouTube não está respondendo no momento. Continuaremos tentando.',
    not_connected: 'Este canal ainda não está conectado ao YouTube.',
    consent_revoked: 'O acesso foi revogado no YouTube. Conecte o canal de novo para atualizar os números.',
    gone: 'Este canal ou vídeo não está mais no YouTube.',
  },
  updated: 'Última atualização: <time></time>',
  nextUpdate: 'Próxima atualização: <time></time>',
} satisfies Phrases['videoSource'];
