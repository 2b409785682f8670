import type { Phrases } from '../../../phrases.ts';

export const mail = {
  greeting: 'Olá, {name}!',
  greetingNameless: 'Olá!',
  buttonFallback: 'Se o botão não funcionar, abra este endereço:',
  ignore: 'Se você não pediu isso, pode ignorar esta mensagem.',
  validFor: 'O link funciona uma única vez. Validade: {duration}.',
  signature: 'Equipe {panel}',
  reason: 'Você recebe esta mensagem porque este endereço tem uma conta em {panel}.',
  unsubscribe: 'Cancelar inscrição',
  staffInvitation: {
    subject: 'Convite para a equipe de {panel}',
    title: 'Um convite para a equipe',
    text: 'Você foi convidado para a equipe de {panel}. Cadastre-se com este e-mail e confirme-o: o console abre em seguida. O convite vale por 7 dias.',
    joined: 'Agora você faz parte da equipe de {panel}. Entre de novo para abrir o console.',
    open: 'Abrir o console',
    register: 'Cadastrar-se',
  },
  test: {
    subject: 'E-mail de teste de {panel}',
    title: 'O e-mail funciona',
    text: 'Este e-mail de teste chegou até você: {panel} consegue enviar e-mails.',
  },
  account: {
    welcome: {
      subject: 'Boas-vindas ao {panel}: confirme seu e-mail',
      title: 'Que bom ter você aqui',
      text: 'Sua conta no {panel} está pronta. Confirme seu e-mail para receber novidades dos pedidos e recuperar sua conta se precisar.',
      action: 'Confirmar e-mail',
    },
    alreadyRegistered: {
      subject: 'Você já tem uma conta no {panel}',
      title: 'Você já tem uma conta',
      text: 'Alguém, talvez você, acabou de se cadastrar no {panel} com este endereço. Ele já pertence à sua conta, então nada mudou. Entre com sua senha ou peça uma nova na mesma página.',
      action: 'Entrar',
    },
    verifyEmail: {
      subject: 'Confirme seu e-mail para o {panel}',
      title: 'Confirme seu e-mail',
      text: 'Confirme que este endereço é seu para poder sempre voltar à sua conta no {panel}.',
      action: 'Confirmar e-mail',
    },
    passwordReset: {
      subject: 'Redefina sua senha do {panel}',
      title: 'Redefina sua senha',
      text: 'Você pediu para redefinir a senha da sua conta no {panel}. Ao definir uma nova, todas as sessões serão encerradas.',
      action: 'Definir nova senha',
    },
  },
  actions: {
    order: 'Ver pedido',
    payment: 'Ver pagamentos',
    subscription: 'Ver assinatura',
    ticket: 'Ver chamado',
    verification: 'Ver verificação',
    security: 'Conferir minha conta',
    webhooks: 'Ver webhooks',
    cards: 'Ver cartões',
  },
  order: {
    created: {
      title: 'Pedido {order} recebido',
      text: 'Recebemos seu pedido: {service}, {quantity}. Cobrado: {charged}. Avisaremos quando estiver concluído.',
    },
    completed: {
      title: 'Pedido {order} concluído',
      text: 'Seu pedido está concluído: {quantity} de “{service}”. Obrigado.',
    },
    canceled: {
      title: 'Pedido {order} cancelado',
      text: 'Seu pedido “{service}” ({quantity}) foi cancelado. Reembolsado no seu saldo: {refunded}.',
    },
    partial: {
      title: 'Pedido {order} entregue em parte',
      text: '“{service}”: entregue {delivered} de {quantity}. Reembolsado no seu saldo pelo restante: {refunded}.',
    },
  },
  payment: {
    received: {
      title: 'Recebemos {amount}',
      text: 'Seu pagamento {invoice} de {amount} chegou. Obrigado.',
    },
    inModeration: {
      title: 'Seu pagamento de {amount} está em análise',
      text: 'Estamos analisando seu pagamento {invoice} de {amount}. Isso costuma levar algumas horas; escrevemos assim que terminar.',
    },
    rejected: {
      title: 'Seu pagamento de {amount} foi recusado',
      text: 'Não foi possível aceitar seu pagamento {invoice} de {amount}. Nada foi creditado.',
    },
    refunded: {
      title: 'Seu pagamento de {amount} foi reembolsado',
      text: 'Seu pagamento {invoice} de {amount} foi reembolsado na forma de pagamento original. Pode levar alguns dias para aparecer.',
    },
    claim: 'Receba o dinheiro aqui: {url}',
  },
  card: {
    expiring: {
      title: 'Seu cartão {card} vence em breve',
      text: 'Seu cartão {card} vence no fim de {month}. Vincule um novo para que seus pagamentos e assinaturas continuem.',
    },
    expired: {
      title: 'Seu cartão {card} venceu',
      text: 'Seu cartão {card} venceu ({month}) e não pode mais ser cobrado. Vincule outro para que seus pagamentos e assinaturas continuem.',
    },
  },
  childOrders: {
    title:
      '{count, plural, =0 {# pedidos de “{panel}” estão} one {# pedido de “{panel}” está} many {# pedidos de “{panel}” estão} other {# pedidos de “{panel}” estão}} esperando saldo',
    text: '{count, plural, =0 {# pedidos do seu painel filho “{panel}” estão em espera: faltam {amount} no seu saldo. Adicione saldo e eles continuam automaticamente, começando pelos mais antigos.} one {Um pedido do seu painel filho “{panel}” está em espera: faltam {amount} no seu saldo. Adicione saldo e ele continua automaticamente.} many {# pedidos do seu painel filho “{panel}” estão em espera: faltam {amount} no seu saldo. Adicione saldo e eles continuam automaticamente, começando pelos mais antigos.} other {# pedidos do seu painel filho “{panel}” estão em espera: faltam {amount} no seu saldo. Adicione saldo e eles continuam automaticamente, começando pelos mais antigos.}}',
    action: 'Adicionar saldo',
  },
  subscription: {
    waiting: {
      title: '“{name}” está esperando saldo',
      text: 'Sua assinatura “{name}” encontrou uma nova publicação, mas o saldo não é suficiente: são necessários {amount}. Adicione saldo e ela é retomada automaticamente.',
      declined:
        'Sua assinatura “{name}” encontrou uma nova publicação, mas seu cartão foi recusado: são necessários {amount}. Escolha outro cartão ou adicione saldo, e ela é retomada com todas as publicações em espera.',
      card: 'Sua assinatura “{name}” encontrou uma nova publicação, mas o cartão dela foi removido ou venceu: são necessários {amount}. Escolha outro cartão ou pague com o saldo, e ela é retomada com todas as publicações em espera.',
      limit:
        'Sua assinatura “{name}” encontrou uma nova publicação, mas {amount} está fora dos limites do cartão. Escolha outro cartão ou pague com o saldo, e ela é retomada com todas as publicações em espera.',
    },
    ordered: {
      title: 'Nova publicação: “{name}” fez um pedido',
      text: 'Sua assinatura “{name}” encontrou {publication} e fez o pedido. Cobrado: {amount}.',
    },
    ended: {
      title: 'A assinatura “{name}” terminou',
      text: 'Sua assinatura “{name}” terminou: {why, select, limitReached {todas as publicações foram promovidas} canceled {ela foi cancelada} other {não houve publicação nova por muito tempo}}.',
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
      title: 'Sua verificação foi aprovada',
      text: 'Obrigado: seus documentos foram conferidos e aceitos. Não é preciso fazer mais nada.',
    },
    rejected: {
      title: 'Envie seus documentos novamente',
      text: 'Não foi possível aceitar os documentos enviados. O motivo:',
    },
  },
  rewards: {
    button: 'Ver ganhos',
    orders: {
      referral: 'Pedidos de pessoas que você convidou: {count}.',
      widget: 'Pedidos pelos seus widgets: {count}.',
    },
    earned: {
      title: 'Você ganhou {amount}',
      text: 'A recompensa está nos seus ganhos. Saque ou mova para o saldo.',
    },
    held: {
      title: 'Recompensas de {amount} em análise',
      text: 'Verificamos essas recompensas antes de pagar. Você não precisa fazer nada.',
    },
    refused: {
      title: 'Recompensas de {amount} recusadas',
      text: 'Analisamos essas recompensas e elas não foram pagas. Se tiver dúvidas, fale com o suporte.',
    },
    reversed: {
      title: 'Recompensas de {amount} estornadas',
      text: 'Os pagamentos desses pedidos foram reembolsados ou contestados. Se recebermos o dinheiro afinal, você recebe a recompensa de novo.',
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
      title: '{domain} renova em {date}',
      text: 'Em {date} vamos descontar {price} do seu saldo pelo próximo mês do seu painel filho. Garanta que haja saldo suficiente.',
    },
    ending: {
      title: '{domain} termina em {date}',
      text: 'Seu painel filho está pago até {date} e a renovação automática está desligada. Renove por {price} para mantê-lo aberto.',
    },
    renewed: {
      title: '{domain} renovado',
      text: 'Descontamos {price} do seu saldo. Seu painel filho está pago até {date}.',
    },
    expired: {
      title: '{domain} não aceita mais pedidos',
      text: 'Seu saldo não cobriu o próximo mês ({price}), então seu painel filho não aceita pedidos nem pagamentos agora. Adicione saldo ou renove; em {date} ele fecha para seus clientes.',
    },
    frozen: {
      title: '{domain} está fechado',
      text: 'Seu painel filho não foi pago e está fechado para seus clientes. Renove por {price} para abri-lo de novo; em {date} ele será encerrado.',
    },
    terminated: {
      title: '{domain} foi encerrado',
      text: 'Seu painel filho continuou sem pagamento e foi encerrado. Os dados ficam guardados: você pode exportá-los ou renovar o painel por {price}.',
    },
    refunded: {
      title: '{domain} nunca foi configurado',
      text: 'Os registros DNS do domínio não foram configurados a tempo, então seu painel filho foi encerrado. Devolvemos {price} ao seu saldo.',
    },
    held: {
      title: '{domain} foi fechado pela nossa equipe',
      text: 'Fechamos seu painel filho. Motivo:',
    },
    released: {
      title: '{domain} está aberto de novo',
      text: 'Nossa equipe reabriu seu painel filho.',
    },
    elsewhere: {
      title: '{domain} aponta para outro lugar',
      text: 'O domínio do seu painel filho não leva mais até nós e seus clientes não conseguem acessá-lo. Verifique os registros DNS.',
    },
  },
  delivery: {
    webhookOff: {
      title: 'Um webhook foi desativado',
      text: 'Seu endereço {url} não aceita nossas chamadas há três dias, por isso paramos de chamá-lo. Corrija o problema, envie um teste e ative-o de novo.',
    },
    providerLow: {
      title: 'Saldo baixo em {provider}',
      text: 'O saldo em {provider} caiu para {balance}. Os pedidos ficam parados lá até que seja recarregado.',
    },
    providerShrunken: {
      title: '{provider} lista muito menos serviços',
      text: '{provider} agora lista só {listed} serviços, menos da metade de antes. O que ficou de fora continua à venda. Se a lista estiver certa, sincronize de novo e aceite-a.',
    },
    providerChanged: {
      title: 'Mudanças em {provider}',
      text: 'A última sincronização com {provider} encontrou algo para você conferir.',
      held: 'Ofertas que viraram outra coisa ou cujo preço saltou e que aguardam sua decisão: {count}',
      offSale: 'Serviços retirados da venda: {count}',
      followed: 'Saltos de preço aplicados na hora: {count}',
      rejected: 'Linhas da lista que não podem ser usadas: {count}',
    },
    providerHeld: {
      title: '{provider} está em espera',
      text: '{provider} informa o saldo em {reported}, mas está configurado {currency}. Os serviços dele estão fora de venda e os pedidos aguardam até você definir a moeda certa.',
    },
    paymentReturnedTwice: {
      title: 'O pagamento {payment} foi devolvido duas vezes',
      text: 'O pagamento {payment} foi reembolsado e também contestado. Saiu mais do que foi pago: {amount}. Seu cliente não foi cobrado por isso. Responda à contestação com o comprovante do reembolso.',
    },
    ordersUnknown: {
      title: 'Pedidos com resultado desconhecido: {count}',
      text: 'Enviamos estes pedidos e não recebemos uma resposta clara: {orders}. Não se sabe se estão no provedor, por isso não são reenviados nem reembolsados sozinhos. Procure-os no provedor e depois marque cada um como feito, reenvie ou reembolse.',
    },
    outgoingHeld: {
      title: '{panel} não envia nada: o banco de dados é uma cópia',
      text: '{panel} foi iniciado com um banco de dados restaurado ou copiado. Pedidos, cancelamentos, reposições, cobranças em cartão, reembolsos, webhooks e e-mails estão retidos, porque talvez já tenham acontecido. Execute o comando npm run restore no servidor: ele mostra o que está retido e faz a liberação.',
    },
  },
  security: {
    when: 'Quando: {at}',
    notYou: 'Se não foi você, troque a senha agora e encerre todas as outras sessões.',
    newDevice: {
      title: 'Novo acesso à sua conta',
      text: 'Alguém entrou por um novo dispositivo: {device}, endereço IP {address}.',
    },
    passwordChanged: {
      title: 'Sua senha foi alterada',
      text: 'A senha da sua conta foi alterada.',
    },
    apiKeyMade: {
      title: 'Uma nova chave da API foi criada',
      text: 'Uma nova chave de API foi criada para a sua conta em {panel}. Quem a tiver pode fazer pedidos com o seu saldo.',
    },
    accountClosed: {
      title: 'Sua conta foi encerrada',
      text: 'Sua conta em {panel} foi encerrada e seus dados pessoais foram apagados. Se não foi você quem encerrou, escreva agora mesmo para o nosso suporte.',
    },
    factorChanged: {
      title: 'A proteção do seu acesso foi alterada',
      totpOn: 'Um aplicativo autenticador agora protege sua conta em {panel}.',
      totpOff: 'O aplicativo autenticador da sua conta em {panel} foi desativado.',
      passkeyAdded: 'Uma chave de acesso foi adicionada à sua conta em {panel}.',
      passkeyRemoved: 'Uma chave de acesso foi removida da sua conta em {panel}.',
      recoveryCodesRenewed:
        'Novos códigos de recuperação foram criados para sua conta em {panel}. Os antigos não valem mais.',
      socialConnected:
        'Uma conta social foi conectada à sua conta em {panel}. Agora ela pode ser usada para entrar.',
      socialDisconnected: 'Uma conta social foi desconectada da sua conta em {panel}.',
    },
  },
} satisfies Phrases['mail'];
