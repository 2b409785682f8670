import type { DemoTexts } from '../../../demo-texts.ts';

export const freeTrials: DemoTexts['freeTrials'] = {
  views: {
    name: 'Visualizações grátis para o seu vídeo',
    short_body: 'Veja como funciona a entrega antes de pagar.',
    steps: [
      'Copie o link do seu vídeo público.',
      'Cole-o no formulário e envie.',
      'Acompanhe o pedido na página de pedidos.',
    ],
  },
  post: {
    name: 'Curtidas por uma publicação que mencione a gente',
    short_body: 'Fale deste painel para outras pessoas e ganhe curtidas grátis.',
    steps: [
      'Faça uma publicação que mencione este painel, com suas palavras. Marque-a como publicidade se a rede exigir.',
      'Envie o link dela como comprovante.',
      'Analisamos a publicação e pedimos as curtidas para o link que você informar.',
    ],
  },
  regulars: {
    name: 'Um agradecimento aos clientes frequentes',
    short_body: 'Visualizações grátis depois que você adicionar saldo e gastar um pequeno valor.',
    steps: [
      'Atinja os dois valores mostrados acima.',
      'Cole o link do seu vídeo público.',
      'O pedido começa na hora.',
    ],
  },
};
