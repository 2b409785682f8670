import type { Phrases } from '../../../phrases.ts';

export const dashboard = {
  title: 'Visão geral',
  welcome: '{hasName, select, yes {Olá, {name}} other {Olá}}',
  lead: 'Saldo, pedidos e o que precisa de atenção.',
  newOrder: 'Novo pedido',
  addFunds: 'Adicionar saldo',
  balance: 'Saldo',
  spentMonth: 'Gasto em 30 dias',
  deliveredToday: 'Entregue hoje',
  running: 'Pedidos em andamento',
  change: '{percent} vs. os 30 dias anteriores',
  attention: {
    title: 'Precisa da sua atenção',
    none: 'Nenhuma pendência.',
    unpaid_orders:
      '{count, plural, =0 {# pedidos aguardando pagamento} one {# pedido aguardando pagamento} many {# de pedidos aguardando pagamento} other {# pedidos aguardando pagamento}}',
    failed_orders:
      '{count, plural, =0 {# pedidos precisam de uma ação sua} one {# pedido precisa de uma ação sua} many {# de pedidos precisam de uma ação sua} other {# pedidos precisam de uma ação sua}}',
    answered_tickets:
      '{count, plural, =0 {# novas respostas do suporte} one {# nova resposta do suporte} many {# de novas respostas do suporte} other {# novas respostas do suporte}}',
    payments_in_review:
      '{count, plural, =0 {# pagamentos em análise} one {# pagamento em análise} many {# de pagamentos em análise} other {# pagamentos em análise}}',
    verification_wanted: 'Conclua a verificação do seu cartão',
    verification_rejected: 'A verificação do cartão foi recusada',
    guest_orders:
      '{count, plural, =0 {# pedidos de visitante feitos com seu e-mail} one {# pedido de visitante feito com seu e-mail} many {# de pedidos de visitante feitos com seu e-mail} other {# pedidos de visitante feitos com seu e-mail}}',
    email_unverified: 'Confirme seu e-mail',
    low_balance:
      '{count, plural, =0 {Seu saldo está zerado} one {# assinatura aguardando saldo} many {# de assinaturas aguardando saldo} other {# assinaturas aguardando saldo}}',
    owed: 'Você deve {amount} por um pagamento estornado',
  },
  byStatus: 'Pedidos por status',
  grade: {
    title: 'Seu nível',
    next: 'Gaste mais {amount} para alcançar o nível {name}',
    progress: '{spent} de {goal}',
    discount: '{percent} de desconto em cada pedido',
    top: 'Você alcançou o nível mais alto.',
    all: 'Todos os níveis',
    perks: 'Seus benefícios',
    closedSales: 'Promoções exclusivas',
    manager: 'Gerente pessoal',
    chat: 'Chat de consultoria: {count, plural, =0 {# dias} one {# dia} many {# de dias} other {# dias}}',
    thumbnail:
      'Miniatura personalizada: {count, plural, =0 {a cada # dias} one {todo dia} many {a cada # de dias} other {a cada # dias}}',
  },
  spent: 'Gasto',
  allTime: 'Desde o início',
  spending: 'Gasto diário',
  chart: 'Gasto diário nos últimos 30 dias. Veja os números em Estatísticas.',
  statistics: 'Estatísticas',
  recent: 'Pedidos recentes',
  allOrders: 'Todos os pedidos',
} satisfies Phrases['dashboard'];
