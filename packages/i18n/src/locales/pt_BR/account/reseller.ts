import type { Phrases } from '../../../phrases.ts';

export const reseller = {
  title: 'Documentação da API',
  lead: 'Faça e acompanhe pedidos e peça reposições a partir do seu próprio software. Compatível com a API v2 padrão dos painéis SMM.',
  language: 'Linguagem dos exemplos',
  request: 'Requisição',
  answer: 'Resposta',
  getKey: 'Obter sua chave de API',
  transport: {
    title: 'Como chamar',
    address: 'URL de acesso',
    body: 'Envie uma requisição POST com campos de formulário: key, action e os campos dessa ação. JSON também funciona.',
    answer: 'Toda resposta é JSON.',
    status:
      'O status HTTP é 200 mesmo com erro, então leia a própria resposta. Exceções: 429 para requisições demais, e 500 ou 503 quando a falha é nossa. Depois de um 500 ou 503 o pedido pode ter sido feito: tente de novo com a mesma idempotency_key ou confira antes de pedir outra vez.',
    limit:
      'No máximo 120 requisições por minuto e chave. Acima disso a resposta é 429, e Retry-After diz quantos segundos esperar.',
    lists: 'Listas de números são separadas por vírgulas, até 100 por chamada.',
    key: 'Substitua YOUR_API_KEY pela sua chave. Quem tem a chave pode gastar seu saldo: guarde-a no seu servidor, nunca em uma página web ou aplicativo.',
    ownKey:
      'Os exemplos abaixo trazem a chave que você acabou de criar. Quem a tem pode gastar seu saldo: guarde-a no seu servidor, nunca em uma página ou aplicativo. Ela some daqui quando a página é recarregada.',
    fillIn:
      'Guardamos só um hash da sua chave, por isso ela não pode ser mostrada de novo. Crie uma chave nova e volte aqui para vê-la nos exemplos.',
  },
  try: {
    title: 'Experimente',
    text: 'Digite sua chave, escolha uma ação e envie. Você vê a requisição como seu programa a enviaria e a resposta como ela chega.',
    real: 'São chamadas reais: um pedido feito aqui é cobrado do seu saldo e entregue.',
    key: 'Chave de API',
    keyHint: 'Usada só nestas chamadas; não é salva em lugar nenhum.',
    keyMissing: 'Digite sua chave de API',
    action: 'Ação',
    send: 'Enviar requisição',
    confirmTitle: 'Fazer um pedido de verdade?',
    confirmText: 'O preço é descontado do seu saldo na hora.',
    confirm: 'Fazer pedido',
    shortened:
      '{entries, plural, =0 {# itens} one {# item} many {# itens} other {# itens}} no total; os três primeiros são mostrados.',
  },
  limits: {
    title: 'Limites e segurança',
    addresses:
      'Limite sua chave a endereços IP ou redes na página “Acesso à API”. De qualquer outro lugar ela é recusada como inválida.',
    idempotency:
      'Envie com cada pedido um idempotency_key seu ou o cabeçalho Idempotency-Key. Repetida com a mesma chave e os mesmos campos, a chamada responde com o primeiro pedido em vez de criar outro.',
    retry:
      'Se a resposta não chegar, repita a chamada com o mesmo idempotency_key. Sem ele, confira antes seus pedidos: ele pode já ter sido feito.',
  },
  webhooks: {
    title: 'Receber webhooks',
    text: 'Em vez de consultar o tempo todo, receba um aviso quando um pedido ou uma reposição mudar ou uma assinatura encontrar uma nova publicação.',
    body: 'O corpo é JSON, e os pedidos têm o mesmo formato da ação status. Eventos: order.status, refill.status, subscription.publication.',
    signed:
      'Cada chamada é assinada como descreve a especificação Standard Webhooks, com webhook-id, webhook-timestamp e webhook-signature.',
    retried:
      'Responda com 2xx. Com qualquer outra resposta tentamos de novo por cerca de um dia; o id continua o mesmo, e assim você reconhece uma repetição.',
    setUp: 'Configurar webhooks',
  },
  actions: {
    services: {
      title: 'Listar os serviços',
      text: 'Todos os serviços que você pode pedir. O valor rate é o preço em dólares americanos por 1 000 ou por pacote.',
    },
    add: {
      title: 'Fazer um pedido',
      text: 'A maioria dos serviços precisa de um link e de uma quantidade. Outros tipos precisam de outros campos, listados abaixo.',
    },
    status: {
      title: 'Consultar o status de um pedido',
      text: 'De um pedido ou de até 100. charge é o valor após reembolsos; remains, a quantidade não entregue.',
    },
    refill: {
      title: 'Pedir uma reposição',
      text: 'Para pedidos concluídos dentro do período de reposição do serviço.',
    },
    refill_status: {
      title: 'Consultar o status de uma reposição',
      text: 'Uma reposição está em Pending, In progress, Completed ou Rejected.',
    },
    cancel: {
      title: 'Cancelar pedidos',
      text: 'É uma solicitação: pedidos em andamento podem ser concluídos mesmo assim. Consulte o status para ver o resultado. O que não for entregue é reembolsado.',
    },
    balance: { title: 'Consultar o saldo', text: 'Seu saldo disponível.' },
  },
  parameters: {
    service: 'ID do serviço na lista',
    link: 'Link da página, do perfil ou da publicação',
    quantity: 'Quantidade; com runs, a quantidade por lote',
    comments: 'Para tipos com comentários: um por linha',
    runs: 'Opcional: número de lotes (entrega gradual)',
    interval: 'Opcional: minutos entre lotes',
    idempotency_key:
      'Opcional: um texto seu para este pedido. Se repetir a chamada com ele, não é criado um segundo pedido',
    order: 'ID do pedido',
    orders: 'IDs de pedidos, separados por vírgulas',
    refill: 'ID da reposição',
    refills: 'IDs de reposições, separados por vírgulas',
  },
  types: {
    title: 'Tipos de pedido',
    text: 'O tipo do serviço define de quais parâmetros um pedido precisa além de service.',
    type: 'Tipo',
    required: 'Obrigatório',
    optional: 'Opcional',
    charged: 'Cobra-se',
    charge: {
      quantity: 'a quantidade',
      package: 'por pacote',
      lines: 'por linha não vazia',
      publications: 'por nova publicação',
    },
    fields: {
      lines: 'Um item por linha. A vírgula faz parte do texto',
      single: 'Um nome de usuário, uma hashtag ou o link de uma publicação',
      answer: 'Número da resposta na enquete',
      country: 'Código de duas letras como US, ou o nome em inglês; WW significa o mundo todo',
      device: '1 computador, 2 Android, 3 iOS, 4 celular misto, 5 misto',
      traffic: '1 Google, 2 referência própria, 3 sem referência',
      source: 'Palavra-chave buscada para o tipo 1; URL completa de referência para o tipo 2',
      range: 'Menor e maior quantidade para cada nova publicação',
      delay: 'Atraso em minutos: 0, 5, 10, 15, 30, 60 ou 90',
      posts: 'Número de publicações novas e anteriores; sem posts não há limite',
      expiry: 'Data final, dd/mm/aaaa',
    },
  },
  statuses: {
    title: 'Lista de status',
    pending: 'Aceito, ainda não enviado',
    processing: 'Enviado, a entrega não começou',
    progress: 'Em entrega',
    completed: 'Entregue por completo',
    partial: 'Entregue em parte; o resto foi reembolsado',
    canceled: 'Nada entregue; reembolsado',
  },
  errors: {
    title: 'Erros',
    text: 'Um erro é um objeto com a única chave “error”. Os textos são sempre em inglês e não mudam, para que programas possam compará-los.',
    request: 'A ação não existe ou falta um campo',
    key: 'A chave está errada, foi apagada ou é usada de um endereço IP não permitido',
    service: 'O serviço não existe ou não pode ser pedido agora',
    order: 'Nenhum dos seus pedidos tem esse número',
    refill: 'Nenhuma das suas reposições tem esse número',
    funds: 'Adicione saldo e repita a chamada',
    least: 'Abaixo da quantidade mínima do serviço',
    most: 'Acima da quantidade máxima do serviço',
    link: 'O link não corresponde ao serviço',
    active: 'Um pedido anterior do mesmo serviço para este link ainda está em andamento',
  },
} satisfies Phrases['reseller'];
