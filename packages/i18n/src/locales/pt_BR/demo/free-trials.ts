import type { DemoTexts } from '../../../demo-texts.ts';

export const freeTrials: DemoTexts['freeTrials'] = {
  views: {
    name: 'Visualizações grátis para o seu vídeo',
    short_body: 'Veja como funciona a entrega antes de pagar.',
    steps: [
      'Copie o link do seu vídeo público.',
      'Cole no formulário e envie.',
      'Acompanhe o pedido na página de pedidos.',
    ],
  },
  post: {
    name: 'Curtidas por uma publicação que nos mencione',
    short_body: 'Fale deste painel e ganhe curtidas grátis.',
    steps: [
      'Publique algo sobre este painel com suas palavras. Marque como publicidade se a rede pedir.',
      'Envie o link como comprovante.',
      'Verificamos e pedimos as curtidas para o link que você indicar.',
    ],
  },
  regulars: {
    name: 'Um obrigado aos clientes frequentes',
    short_body: 'Visualizações grátis depois de gastar e recarregar um pouco.',
    steps: [
      'Alcance os dois valores mostrados acima.',
      'Cole o link do seu vídeo público.',
      'O pedido começa na hora.',
    ],
  },
};
