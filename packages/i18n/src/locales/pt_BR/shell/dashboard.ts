import type { Phrases } from '../../../phrases.ts';

export const dashboard = {
  title: 'Painel',
  welcome: '{hasName, select, yes {Olá, {name}} other {Olá}}',
  lead: 'Saldo, pedidos e o que precisa de atenção.',
  newOrder: 'Novo pedido',
  addFunds: 'Adicionar saldo',
  balance: 'Saldo',
  spentMonth: 'Gasto em 30 dias',
  deliveredToday: 'Entregue hoje',
  running: 'Pedidos em andamento',
  change: '{percent} em relação aos 30 dias anteriores',
  attention: {
    title: 'Precisa da sua atenção',
    none: 'Nenhuma pendência.',
    unpaid_orders:
      '{count, plural, =0 {# pedidos aguardam seu pagamento} one {# pedido aguarda seu pagamento} many {# pedidos aguardam seu pagamento} other {# pedidos aguardam seu pagamento}}',
    failed_orders:
      '{count, plural, =0 {# pedidos precisam de uma ação} one {# pedido precisa de uma ação} many {# pedidos precisam de uma ação} other {# pedidos precisam de uma ação}}',
    answered_tickets:
      '{count, plural, =0 {# novas respostas do suporte} one {# nova resposta do suporte} many {# novas respostas do suporte} other {# novas respostas do suporte}}',
    payments_in_review:
      '{count, plural, =0 {# pagamentos em análise} one {# pagamento em análise} many {# pagamentos em análise} other {# pagamentos em análise}}',
    verification_wanted: 'Conclua a verificação do seu cartão',
    verification_rejected: 'A verificação do seu cartão foi recusada',
    guest_orders:
      '{count, plural, =0 {# pedidos feitos como convidado com seu e-mail} one {# pedido feito como convidado com seu e-mail} many {# de pedidos feitos como convidado com seu e-mail} other {# pedidos feitos como convidado com seu e-mail}}',
    email_unverified: 'Confirme seu endereço de e-mail',
    low_balance:
      '{count, plural, =0 {Seu saldo acabou} one {# assinatura aguarda saldo} many {# assinaturas aguardam saldo} other {# assinaturas aguardam saldo}}',
    owed: 'Você deve {amount} após o estorno de um pagamento',
  },
  byStatus: 'Pedidos por status',
  grade: {
    title: 'Seu nível',
    next: 'Faltam {amount} para {name}',
    progress: '{spent} de {goal}',
    discount: '{percent} de desconto em cada pedido',
    top: 'Você tem o nível mais alto.',
    all: 'Todos os níveis',
    perks: 'O que ele oferece',
    closedSales: 'Promoções fechadas',
    manager: 'Gerente pessoal',
    chat: 'Chat de consultoria: {count, plural, =0 {# dias} one {# dia} many {# de dias} other {# dias}}',
    thumbnail: 'Miniatura sob medida: a cada {count, plural, =0 {# dias} one {# dia} many {# de dias} other {# dias}}',
  },
  spent: 'Gasto',
  allTime: 'Desde o início',
  spending: 'Gasto por dia',
  chart: 'Gasto diário dos últimos 30 dias. Os números estão em “Estatísticas”.',
  statistics: 'Estatísticas',
  recent: 'Últimos pedidos',
  allOrders: 'Todos os pedidos',
} satisfies Phrases['dashboard'];
