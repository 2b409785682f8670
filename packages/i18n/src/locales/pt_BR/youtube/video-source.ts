import type { Phrases } from '../../../phrases.ts';

export const videoSource = {
  label: 'Sobre estes números',
  sample: {
    badge: 'Números de exemplo',
    text: 'São fictícios, para você testar esta página. Os números reais aparecem quando o site for conectado ao YouTube.',
  },
  states: {
    quota_used_up:
      'As consultas ao YouTube de hoje acabaram. Os números voltam a ser atualizados depois da renovação diária.',
    unavailable: 'O YouTube não está respondendo no momento. Continuamos tentando.',
    not_connected: 'Este canal ainda não está conectado ao YouTube.',
    consent_revoked: 'O acesso foi revogado no YouTube. Conecte o canal de novo para atualizar os números.',
    gone: 'Este canal ou vídeo não está mais no YouTube.',
  },
  updated: 'Atualização: <time></time>',
  nextUpdate: 'Próxima atualização: <time></time>',
} satisfies Phrases['videoSource'];
