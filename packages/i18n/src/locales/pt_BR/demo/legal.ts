import type { DemoTexts } from '../../../demo-texts.ts';

export const legal: DemoTexts['legal'] = {
  terms: `Este painel é uma demonstração. Nada é vendido aqui: os pagamentos vão para um gateway de teste, nenhum dinheiro circula e nada é entregue. O texto abaixo mostra o que um operador escreveria.

# O que você pede

Você compra um serviço para um link público. A página do serviço diz o que é entregue, com que rapidez e se as quedas são repostas.

# O que você confirma

O link é seu ou você pode promovê-lo. As redes têm regras próprias, e segui-las cabe a você.

# Pagamento e entrega

O preço no checkout é o que é cobrado. A entrega começa após o pagamento. O que não puder ser entregue volta para o seu saldo.`,
  privacy: `Este painel é uma demonstração. Não informe dados pessoais reais. O texto abaixo mostra o que um operador escreveria.

# O que é guardado

Seu e-mail, seus pedidos e os links deles, pagamentos e os aparelhos em que você entra.

# Para quê

Para entregar pedidos, responder perguntas e proteger sua conta. Nada é vendido a terceiros.

# Seus direitos

Na gestão da conta você pode exportar tudo e encerrar a conta. O encerramento apaga seus dados pessoais; os pedidos ficam nos livros sem o seu nome.`,
  refunds: `Este painel é uma demonstração. Nenhum dinheiro real é cobrado, então nada é devolvido. O texto abaixo mostra o que um operador escreveria.

# Pedidos não entregues

Se um pedido for cancelado ou entregue em parte, o que não foi entregue volta na hora para o seu saldo.

# Reposições

Se o número cair dentro da garantia, peça uma reposição na página do pedido. É grátis.

# Saldo

O dinheiro não gasto pode ser devolvido pelo mesmo caminho. Escreva para o suporte.`,
  contact: `Este painel é uma demonstração. Ninguém lê mensagens aqui, e a empresa abaixo não existe. No lugar dela entram o nome, o endereço e o e-mail reais do operador.

# Suporte

Clientes conectados abrem um ticket em Suporte.`,
};
