import type { Phrases } from '../../../phrases.ts';

export const notifications = {
  title: 'Notificações por e-mail',
  lead: 'Escolha quais e-mails você recebe de {panel}. As mudanças valem na hora.',
  topics: {
    order: 'Pedidos',
    orderHint: 'Recebidos, concluídos, cancelados, entregues em parte',
    payment: 'Pagamentos',
    paymentHint: 'Recebidos, em análise, reembolsados',
    subscription: 'Assinaturas',
    subscriptionHint: 'Novas publicações, saldo insuficiente, assinatura encerrada',
  },
  always: 'Alertas de segurança e respostas do suporte são sempre enviados.',
  stopAll: 'Desativar todos',
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
    text: 'Use o link no fim de um dos nossos e-mails ou entre e altere no seu perfil.',
    action: 'Entrar',
  },
} satisfies Phrases['notifications'];
