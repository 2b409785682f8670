import type { Phrases } from '../../../phrases.ts';

export const mail = {
  greeting: 'Olá, {name}!',
  greetingNameless: 'Olá!',
  buttonFallback: 'Se o botão não funcionar, abra este link:',
  ignore: 'Se você não solicitou isso, pode ignorar este e-mail.',
  validFor: 'O link só funciona uma vez e expira em {duration}.',
  signature: 'Equipe {panel}',
  reason: 'Você está recebendo este e-mail porque tem uma conta em {panel}.',
  unsubscribe: 'Parar de receber e-mails',
  staffInvitation: {
    subject: 'Convite para a equipe de {panel}',
    title: 'Entre para a equipe',
    text: 'Você recebeu um convite para a equipe de {panel}. Crie uma conta com este e-mail e confirme-o para abrir o console. O convite expira em 7 dias.',
    joined: 'Agora você faz parte da equipe de {panel}. Entre de novo para abrir o console.',
    open: 'Abrir console',
    register: 'Criar conta',
  },
  test: {
    subject: 'E-mail de teste de {panel}',
    title: 'O envio de e-mails funciona',
    text: 'Este e-mail de teste chegou até você, então {panel} consegue enviar e-mails.',
  },
  account: {
    welcome: {
      subject: 'Boas-vindas a {panel}: confirme seu e-mail',
      title: 'Boas-vindas',
      text: 'Sua conta em {panel} está pronta. Confirme seu e-mail para receber avisos sobre seus pedidos e recuperar a conta se precisar.',
      action: 'Confirmar e-mail',
    },
    alreadyRegistered: {
      subject: 'Você já tem uma conta em {panel}',
      title: 'Você já tem uma conta',
      text: 'Alguém, talvez você, acabou de tentar se cadastrar em {panel} com este endereço de e-mail. Ele já pertence à sua conta, então nada mudou. Entre ou redefina sua senha na mesma página.',
      action: 'Entrar',
    },
    verifyEmail: {
      subject: 'Confirme seu e-mail em {panel}',
      title: 'Confirme seu e-mail',
      text: 'Confirme seu e-mail para poder recuperar sua conta em {panel} sempre que precisar.',
      action: 'Confirmar e-mail',
    },
    passwordReset: {
      subject: 'Redefina sua senha de {panel}',
      title: 'Redefina sua senha',
      text: 'Você pediu para redefinir a senha da sua conta em {panel}. Quando você definir uma nova senha, todas as sessões serão encerradas.',
      action: 'Definir nova senha',
    },
  },
  actions: {
    order: 'Ver pedido',
    payment: 'Ver pagamentos',
    subscription: 'Ver assinatura',
    ticket: 'Ver chamado',
    verification: 'Ver verificação',
    security: 'Revisar minha conta',
    webhooks: 'Ver webhooks',
    cards: 'Ver cartões',
  },
  order: {
    created: {
      title: 'Pedido {order} feito',
      text: 'Recebemos seu pedido: {service}, {quantity}. Valor cobrado: {charged}. Avisaremos quando ele for concluído.',
    },
    completed: {
      title: 'Pedido {order} concluído',
      text: 'Seu pedido “{service}” foi concluído. Quantidade entregue: {quantity}. Obrigado.',
    },
    canceled: {
      title: 'Pedido {order} cancelado',
      text: 'Seu pedido “{service}” ({quantity}) foi cancelado. Valor reembolsado no seu saldo: {refunded}.',
    },
    partial: {
      title: 'Pedido {order} entregue parcialmente',
      text: 'Seu pedido “{service}” foi entregue parcialmente: {delivered} de {quantity}. Valor reembolsado no seu saldo: {refunded}.',
    },
  },
  payment: {
    received: {
      title: 'Pagamento recebido: {amount}',
      text: 'Recebemos seu pagamento {invoice}, no valor de {amount}. Obrigado.',
    },
    inModeration: {
      title: 'Pagamento em análise: {amount}',
      text: 'Estamos analisando seu pagamento {invoice}, no valor de {amount}. Isso costuma levar algumas horas. Enviaremos um e-mail quando terminarmos.',
    },
    rejected: {
      title: 'Pagamento recusado: {amount}',
      text: 'Não foi possível aceitar seu pagamento {invoice}, no valor de {amount}, então nada foi adicionado ao seu saldo. Se você acha que houve um engano, fale com o suporte.',
    },
    refunded: {
      title: 'Pagamento reembolsado: {amount}',
      text: 'Reembolsamos seu pagamento {invoice}, no valor de {amount}. Pode levar alguns dias para o dinheiro chegar.',
    },
    claim: 'Resgate seu reembolso aqui: {url}',
  },
  card: {
    expiring: {
      title: 'Seu cartão {card} vence em breve',
      text: 'Seu cartão {card} é válido até {month}. Vincule um novo para manter ativos os pagamentos e as assinaturas.',
    },
    expired: {
      title: 'Seu cartão {card} venceu',
      text: 'Seu cartão {card} venceu ({month}) e não aceita mais cobranças. Vincule outro para manter ativos os pagamentos e as assinaturas.',
    },
  },
  childOrders: {
    title:
      '{count, plural, =0 {# pedidos aguardando saldo: “{panel}”} one {# pedido aguardando saldo: “{panel}”} many {# de pedidos aguardando saldo: “{panel}”} other {# pedidos aguardando saldo: “{panel}”}}',
    text: '{count, plural, =0 {# pedidos do seu painel filho “{panel}” estão em espera porque seu saldo é insuficiente. Adicione pelo menos {amount} e eles continuarão automaticamente, começando pelos mais antigos.} one {Um pedido do seu painel filho “{panel}” está em espera porque seu saldo é insuficiente. Adicione pelo menos {amount} e ele continuará automaticamente.} many {# de pedidos do seu painel filho “{panel}” estão em espera porque seu saldo é insuficiente. Adicione pelo menos {amount} e eles continuarão automaticamente, começando pelos mais antigos.} other {# pedidos do seu painel filho “{panel}” estão em espera porque seu saldo é insuficiente. Adicione pelo menos {amount} e eles continuarão automaticamente, começando pelos mais antigos.}}',
    action: 'Adicionar saldo',
  },
  subscription: {
    waiting: {
      title: '“{name}” está aguardando saldo',
      text: 'Sua assinatura “{name}” encontrou uma nova publicação, mas seu saldo é insuficiente. Valor necessário: {amount}. Adicione saldo, e ela será retomada automaticamente.',
      declined:
        'Sua assinatura “{name}” encontrou uma nova publicação, mas seu cartão foi recusado. Valor necessário: {amount}. Escolha outro cartão ou adicione saldo para retomá-la. A retomada inclui as publicações em espera.',
      card: 'Sua assinatura “{name}” encontrou uma nova publicação, mas o cartão dela foi removido ou venceu. Valor necessário: {amount}. Escolha outro cartão ou pague com o saldo para retomá-la. A retomada inclui as publicações em espera.',
      limit:
        'Sua assinatura “{name}” encontrou uma nova publicação, mas os limites do cartão não permitem cobrar {amount}. Escolha outro cartão ou pague com o saldo para retomá-la. A retomada inclui as publicações em espera.',
    },
    ordered: {
      title: 'Nova publicação: “{name}” fez um pedido',
      text: 'Sua assinatura “{name}” encontrou uma nova publicação ({publication}) e fez um pedido. Valor cobrado: {amount}.',
    },
    ended: {
      title: 'A assinatura “{name}” terminou',
      text: 'Sua assinatura “{name}” terminou: {why, select, limitReached {todas as publicações foram promovidas} canceled {ela foi cancelada} other {não houve novas publicações por muito tempo}}.',
    },
  },
  ticket: {
    title: '[#{ticket}] {subject}',
    titleOnly: 'Nova resposta ao chamado #{ticket}',
    replyAbove: '##- Escreva sua resposta acima desta linha -##',
    replyThere: 'Para responder, abra o chamado. Respostas a este e-mail não são lidas.',
  },
  verification: {
    approved: {
      title: 'Sua identidade foi verificada',
      text: 'Seus documentos foram aprovados. Não é preciso fazer mais nada.',
    },
    rejected: {
      title: 'Envie seus documentos de novo',
      text: 'Não foi possível aceitar seus documentos. Motivo:',
    },
  },
  rewards: {
    button: 'Ver ganhos',
    orders: {
      referral: 'Pedidos de pessoas que você convidou: {count}.',
      widget: 'Pedidos feitos pelos seus widgets: {count}.',
    },
    earned: {
      title: 'Você ganhou {amount}',
      text: 'A recompensa está nos seus ganhos. Você pode sacá-la ou transferi-la para o saldo.',
    },
    held: {
      title: 'Recompensas em análise: {amount}',
      text: 'Estamos analisando estas recompensas antes de pagá-las. Você não precisa fazer nada.',
    },
    refused: {
      title: 'Recompensas recusadas: {amount}',
      text: 'Analisamos estas recompensas e as recusamos. Se tiver dúvidas, fale com o suporte.',
    },
    reversed: {
      title: 'Recompensas estornadas: {amount}',
      text: 'Os pagamentos destes pedidos foram reembolsados ou contestados. Se a contestação for decidida a nosso favor, você receberá a recompensa de volta.',
    },
  },
  freeTrial: {
    button: 'Ver testes grátis',
    rejected: {
      title: 'Seu teste grátis foi recusado',
      text: 'Não foi possível aceitar sua solicitação. Motivo:',
    },
  },
  childPanel: {
    button: 'Ver painéis filhos',
    opened: {
      title: '{domain} está aberto',
      text: 'O domínio está configurado e seu painel filho está no ar. Ele está pago até {date}.',
    },
    renewing: {
      title: '{domain} será renovado em {date}',
      text: 'Em {date}, cobraremos {price} do seu saldo pelo próximo mês do seu painel filho. Confira se o saldo é suficiente.',
    },
    ending: {
      title: '{domain} será encerrado em {date}',
      text: 'Seu painel filho está pago até {date} e a renovação automática está desativada. Renove-o por {price} para mantê-lo aberto.',
    },
    renewed: {
      title: '{domain} renovado',
      text: 'Cobramos {price} do seu saldo. Seu painel filho está pago até {date}.',
    },
    expired: {
      title: '{domain} parou de aceitar pedidos',
      text: 'Seu saldo não cobriu o próximo mês ({price}), por isso seu painel filho não está aceitando pedidos nem pagamentos. Renove-o até {date} ou ele será fechado para seus clientes.',
    },
    frozen: {
      title: '{domain} está fechado',
      text: 'Seu painel filho não foi pago e está fechado para seus clientes. Renove-o por {price} para reabri-lo. Caso contrário, ele será encerrado em {date}.',
    },
    terminated: {
      title: '{domain} foi encerrado',
      text: 'Seu painel filho continuou sem pagamento e foi encerrado. Os dados foram mantidos: você pode baixá-los ou renovar o painel por {price}.',
    },
    refunded: {
      title: '{domain} não foi configurado',
      text: 'Os registros DNS do domínio não foram configurados a tempo, por isso seu painel filho foi encerrado. Valor reembolsado no seu saldo: {price}.',
    },
    held: {
      title: 'Nossa equipe fechou {domain}',
      text: 'Fechamos seu painel filho. Motivo:',
    },
    released: {
      title: '{domain} está aberto de novo',
      text: 'Nossa equipe reabriu seu painel filho.',
    },
    elsewhere: {
      title: '{domain} não aponta mais para cá',
      text: 'O domínio do seu painel filho não aponta mais para nós, então seus clientes não conseguem acessá-lo. Confira os registros DNS.',
    },
  },
  delivery: {
    webhookOff: {
      title: 'Webhook desativado',
      text: '{url} não aceita requisições há três dias, por isso desativamos o webhook. Corrija seu servidor, envie um teste e reative o webhook.',
    },
    providerLow: {
      title: 'Saldo baixo em {provider}',
      text: 'O saldo em {provider} caiu para {balance}. Os pedidos ficam em espera até você adicionar saldo lá.',
    },
    providerShrunken: {
      title: '{provider} lista muito menos serviços',
      text: 'A lista de serviços de {provider} encolheu para menos da metade: agora há apenas {listed}. Os que faltam continuam à venda. Se a lista estiver certa, sincronize de novo e aceite-a.',
    },
    providerChanged: {
      title: 'Mudanças em {provider}',
      text: 'A última sincronização com {provider} encontrou mudanças que precisam da sua atenção.',
      held: 'Ofertas alteradas e saltos de preço que aguardam sua decisão: {count}',
      offSale: 'Serviços retirados de venda: {count}',
      followed: 'Saltos de preço repassados aos seus preços: {count}',
      rejected: 'Linhas inutilizáveis na lista: {count}',
    },
    providerHeld: {
      title: '{provider} está em pausa',
      text: '{provider} informa o saldo em {reported}, mas a moeda definida é {currency}. Os serviços dele não estão à venda e os pedidos aguardam até você definir a moeda certa.',
    },
    paymentReturnedTwice: {
      title: 'O pagamento {payment} foi reembolsado duas vezes',
      text: 'O pagamento {payment} foi reembolsado e também contestado. Valor que saiu a mais: {amount}. Seu cliente não foi cobrado por isso. Responda à contestação com o comprovante do reembolso.',
    },
    ordersUnknown: {
      title: 'Pedidos com resultado desconhecido: {count}',
      text: 'Enviamos estes pedidos, mas não recebemos uma resposta clara: {orders}. Eles podem ou não estar com o fornecedor, por isso não os reenviamos nem reembolsamos automaticamente. Procure-os no fornecedor e depois marque cada um como aceito, reenvie-o ou reembolse-o.',
    },
    outgoingHeld: {
      title: '{panel} está em pausa: o banco de dados é uma cópia',
      text: '{panel} foi iniciado com um banco de dados restaurado ou copiado. Pedidos, cancelamentos, reposições, cobranças em cartão, reembolsos, webhooks e e-mails estão retidos, porque talvez já tenham sido processados. Execute o comando npm run restore no servidor: ele mostra o que está retido e faz a liberação.',
    },
  },
  security: {
    when: 'Data e hora: {at}',
    notYou: 'Se não foi você, altere sua senha agora e encerre todas as outras sessões.',
    newDevice: {
      title: 'Novo acesso à sua conta',
      text: 'Alguém entrou na sua conta por um novo dispositivo: {device}, endereço IP {address}.',
    },
    passwordChanged: {
      title: 'Sua senha foi alterada',
      text: 'A senha da sua conta foi alterada.',
    },
    apiKeyMade: {
      title: 'Nova chave de API criada',
      text: 'Uma nova chave de API foi criada para a sua conta em {panel}. Quem a tiver pode fazer pedidos com o seu saldo.',
    },
    accountClosed: {
      title: 'Sua conta foi encerrada',
      text: 'Sua conta em {panel} foi encerrada e seus dados pessoais foram apagados. Se não foi você quem a encerrou, fale com o suporte imediatamente.',
    },
    factorChanged: {
      title: 'A segurança do seu acesso foi alterada',
      totpOn: 'Um aplicativo autenticador foi ativado na sua conta em {panel}.',
      totpOff: 'O aplicativo autenticador foi desativado na sua conta em {panel}.',
      passkeyAdded: 'Uma chave de acesso foi adicionada à sua conta em {panel}.',
      passkeyRemoved: 'Uma chave de acesso foi removida da sua conta em {panel}.',
      recoveryCodesRenewed:
        'Novos códigos de recuperação foram gerados para sua conta em {panel}. Os antigos não funcionam mais.',
      socialConnected:
        'Uma conta de rede social foi conectada à sua conta em {panel}. Agora ela pode ser usada para entrar.',
      socialDisconnected: 'Uma conta de rede social foi desconectada da sua conta em {panel}.',
    },
  },
} satisfies Phrases['mail'];
