import type { Phrases } from '../../../phrases.ts';

export const notifications = {
  title: 'Notificações por e-mail',
  lead: 'Escolha quais e-mails quer receber de {panel}. As mudanças passam a valer imediatamente.',
  topics: {
    order: 'Pedidos',
    orderHint: 'Feitos, concluídos, cancelados, entregues parcialmente',
    payment: 'Pagamentos',
    paymentHint: 'Recebidos, em análise, reembolsados',
    subscription: 'Assinaturas',
    subscriptionHint: 'Novas publicações, saldo insuficiente, encerramento',
  },
  always: 'Alertas de segurança e respostas do suporte são sempre enviados.',
  stopAll: 'Cancelar todos os e-mails',
  saved: 'Salvo. Você pode mudar quando quiser.',
  failed: 'Não foi possível salvar. Tente de novo.',
  inApp: {
    title: 'Notificações',
    lead: 'Avisos sobre pedidos, pagamentos e sua conta, guardados por 90 dias.',
    readAll: 'Marcar tudo como lido',
    settings: 'Configurações',
    all: 'Todas',
    unread: 'Não lidas',
    noneUnread: 'Nenhuma notificação não lida',
    empty: 'Nenhuma notificação ainda',
    emptyText: 'Novidades sobre pedidos e pagamentos aparecem aqui.',
  },
  broken: {
    title: 'Este link não funciona',
    text: 'Use o link no final de um dos nossos e-mails ou entre na sua conta e altere as notificações no perfil.',
    action: 'Entrar',
  },
} satisfies Phrases['notifications'];
