import type { Phrases } from '../../../phrases.ts';

export const notifications = {
  title: 'Seus e-mails',
  lead: 'Escolha o que {panel} avisa por e-mail. Cada mudança vale na hora.',
  topics: {
    order: 'Pedidos',
    orderHint: 'Recebidos, concluídos, cancelados, entregues em parte',
    payment: 'Pagamentos',
    paymentHint: 'Recebidos, em análise, reembolsados',
    subscription: 'Assinaturas',
    subscriptionHint: 'Publicações novas, falta de saldo, término',
  },
  always: 'Mensagens sobre a segurança da sua conta e respostas às suas perguntas chegam sempre.',
  stopAll: 'Parar os três',
  saved: 'Salvo. Você pode mudar quando quiser.',
  failed: 'Não foi salvo. Tente novamente.',
  inApp: {
    title: 'Notificações',
    lead: 'Pedidos, pagamentos e sua conta. Guardadas por 90 dias.',
    readAll: 'Marcar tudo como lido',
    settings: 'Configurações',
    unread: 'Não lidas',
    noneUnread: 'Nenhuma notificação não lida',
    empty: 'Ainda não há notificações',
    emptyText: 'Avisaremos aqui quando um pedido for concluído ou um pagamento chegar.',
  },
  broken: {
    title: 'Este link não funciona',
    text: 'Abra o link no fim de um dos nossos e-mails ou entre e escolha no seu perfil.',
    action: 'Entrar',
  },
} satisfies Phrases['notifications'];
