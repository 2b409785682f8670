import type { DemoTexts } from '../../../demo-texts.ts';

export const legal: DemoTexts['legal'] = {
  terms: `Este painel é uma demonstração. Nada é vendido aqui: os pagamentos vão para um gateway de teste, nenhum dinheiro circula e nada é entregue. O texto abaixo mostra o que o responsável por um painel escreveria.

# O que você pede

Você compra um serviço para um link público. A página do serviço informa o que é entregue, com que rapidez e se as quedas são repostas.

# O que você confirma

O link é seu ou você tem o direito de promovê-lo. As redes têm regras próprias, e segui-las é responsabilidade sua.

# Pagamento e entrega

Você paga o preço mostrado antes de confirmar. A entrega começa após o pagamento. O que não pudermos entregar é reembolsado no seu saldo.`,
  privacy: `Este painel é uma demonstração. Não informe dados pessoais reais. O texto abaixo mostra o que o responsável por um painel escreveria.

# O que é guardado

Seu e-mail, seus pedidos e os links deles, os pagamentos e os dispositivos que você usa para entrar.

# Para quê

Para entregar pedidos, responder a dúvidas e proteger sua conta. Não vendemos seus dados.

# Seus direitos

Você pode baixar seus dados e encerrar sua conta em Dados e privacidade. O encerramento apaga seus dados pessoais. Pedidos e pagamentos são mantidos sem o seu nome.`,
  refunds:
    'Este painel é uma demonstração. Nada é cobrado de verdade, então nada é reembolsado. O texto abaixo mostra o que o responsável por um painel escreveria.\n\n# Pedidos não entregues\n\nSe um pedido for cancelado ou entregue parcialmente, a parte não entregue é reembolsada na hora no seu saldo.\n\n# Reposições\n\nSe o número cair dentro do prazo da garantia, solicite uma reposição na página do pedido. É grátis.\n\n# Saldo\n\nPodemos reembolsar o valor não utilizado na forma de pagamento original. Fale com o suporte.',
  contact: `Este painel é uma demonstração. Ninguém lê mensagens aqui, e a empresa abaixo não existe. Em um painel real, aparecem aqui o nome, o endereço e o e-mail do responsável.

# Suporte

Entre na sua conta e abra um chamado em Suporte.`,
};
