import type { Phrases } from '../../../phrases.ts';

export const reseller = {
  title: 'Documentação da API',
  lead: 'Peça, acompanhe e reponha a partir dos seus próprios programas. A interface é a que revendedores e seus scripts já conhecem como API v2.',
  language: 'Linguagem dos exemplos',
  request: 'Requisição',
  answer: 'Resposta',
  getKey: 'Obter sua chave de API',
  transport: {
    title: 'Como chamar',
    address: 'Endereço',
    body: 'Envie uma requisição POST com campos de formulário: key, action e os campos dessa ação. JSON também funciona.',
    answer: 'Toda resposta é JSON.',
    status:
      'O status HTTP é 200 mesmo com erro, então leia a própria resposta. Exceções: 429 para requisições demais, e 500 ou 503 quando a falha é nossa. Depois de um 500 ou 503 o pedido pode existir: repita-o com a mesma idempotency_key ou confira antes de pedir de novo.',
    limit:
      'No máximo 120 requisições por minuto e chave. Acima disso a resposta é 429, e Retry-After diz quantos segundos esperar.',
    lists: 'Listas de números são separadas por vírgulas, até 100 por chamada.',
    key: 'Nos exemplos, YOUR_API_KEY fica no lugar da sua chave. Quem tem a chave pode gastar seu saldo: guarde-a no seu servidor, nunca em uma página ou aplicativo.',
    ownKey:
      'Os exemplos abaixo trazem a chave que você acabou de criar. Quem a tem pode gastar seu saldo: guarde-a no seu servidor, nunca em uma página ou aplicativo. Ela some daqui quando a página é recarregada.',
    fillIn:
      'Só uma impressão digital da sua chave é guardada, por isso ela não pode ser mostrada de novo. Crie uma e volte em seguida: os exemplos já virão com ela.',
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
      '{entries, plural, one {# item} many {# itens} other {# itens}} no total; os três primeiros são mostrados.',
  },
  limits: {
    title: 'Limites e segurança',
    addresses:
      'Na página da API você diz quais endereços IP ou redes podem usar sua chave. De qualquer outro lugar ela é tratada como errada.',
    idempotency:
      'Envie com cada pedido um idempotency_key seu ou o cabeçalho Idempotency-Key. Repetida com a mesma chave e os mesmos campos, a chamada responde com o primeiro pedido em vez de criar outro.',
    retry:
      'Se a resposta não chegar, repita a chamada com o mesmo idempotency_key. Sem ele, confira antes seus pedidos: ele pode já ter sido feito.',
  },
  webhooks: {
    title: 'Receber webhooks',
    text: 'Em vez de perguntar o tempo todo, faça com que seu próprio servidor seja chamado quando um pedido avança, uma reposição é respondida ou uma assinatura encontra uma publicação.',
    body: 'O corpo é JSON, e o pedido vem nas mesmas palavras da ação status. Eventos: order.status, refill.status, subscription.publication.',
    signed:
      'Cada chamada é assinada como descreve a especificação Standard Webhooks, com webhook-id, webhook-timestamp e webhook-signature.',
    retried:
      'Responda com 2xx. Com qualquer outra resposta tentamos de novo por cerca de um dia; o id continua o mesmo, e assim você reconhece uma repetição.',
    setUp: 'Configurar webhooks',
  },
  actions: {
    services: {
      title: 'Listar os serviços',
      text: 'Todos os serviços que você pode pedir. O valor rate é o preço em dólares americanos por 1.000 ou por pacote.',
    },
    add: {
      title: 'Fazer um pedido',
      text: 'A maioria dos serviços precisa de um link e de uma quantidade. Outros tipos precisam de outros campos, listados abaixo.',
    },
    status: {
      title: 'Consultar o status',
      text: 'De um pedido ou de até 100 de uma vez. O valor charge é o que resta após reembolsos; remains, o que falta entregar.',
    },
    refill: {
      title: 'Pedir uma reposição',
      text: 'Para pedidos concluídos de um serviço com reposição, dentro da garantia.',
    },
    refill_status: {
      title: 'Consultar o status de uma reposição',
      text: 'Uma reposição está em Pending, In progress, Completed ou Rejected.',
    },
    cancel: {
      title: 'Cancelar pedidos',
      text: 'É uma solicitação: um pedido já em andamento pode ser concluído mesmo assim. Consulte o status para ver o que houve. O que não for entregue é reembolsado.',
    },
    balance: { title: 'Consultar o saldo', text: 'O que você pode gastar neste momento.' },
  },
  parameters: {
    service: 'Número do serviço na lista',
    link: 'Endereço da página, do perfil ou da publicação',
    quantity: 'Quanto; com runs, quanto em cada rodada',
    comments: 'Para tipos com comentários: um por linha',
    runs: 'Opcional: número de rodadas para entrega lenta',
    interval: 'Opcional: minutos entre duas rodadas',
    idempotency_key:
      'Opcional: um texto seu para este pedido. Se repetir a chamada com ele, não é criado um segundo pedido',
    order: 'Número de um pedido',
    orders: 'Vários números de pedido, separados por vírgulas',
    refill: 'Número de uma reposição',
    refills: 'Vários números de reposição, separados por vírgulas',
  },
  types: {
    title: 'Tipos de pedido',
    text: 'O tipo na lista de serviços diz de quais campos um pedido precisa além de service.',
    type: 'Tipo',
    required: 'Obrigatório',
    optional: 'Opcional',
    charged: 'Cobra-se',
    charge: {
      quantity: 'a quantidade',
      package: 'um pacote',
      lines: 'cada linha não vazia',
      publications: 'cada nova publicação',
    },
    fields: {
      lines: 'Um item por linha. A vírgula faz parte do texto',
      single: 'Um nome de usuário, uma hashtag ou o endereço de uma publicação',
      answer: 'Número da resposta na enquete',
      country: 'Código de duas letras como US, ou o nome em inglês; WW significa o mundo todo',
      device: '1 computador, 2 Android, 3 iOS, 4 celular misto, 5 misto',
      traffic: '1 Google, 2 um endereço à sua escolha, 3 sem origem',
      source: 'Palavra buscada, necessária no tipo 1; endereço de origem completo, necessário no tipo 2',
      range: 'Menor e maior quantidade para cada nova publicação',
      delay: 'Minutos após a publicação: 0, 5, 10, 15, 30, 60 ou 90',
      posts: 'Número de publicações novas e anteriores; sem posts não há limite',
      expiry: 'Último dia, escrito como dia/mês/ano',
    },
  },
  statuses: {
    title: 'Palavras de status',
    pending: 'Aceito, ainda não repassado',
    processing: 'Repassado, a entrega não começou',
    progress: 'Em entrega',
    completed: 'Entregue por completo',
    partial: 'Entregue em parte; o resto foi reembolsado',
    canceled: 'Nada entregue; reembolsado',
  },
  errors: {
    title: 'Erros',
    text: 'Um erro é um objeto com a única chave “error”. Os textos são sempre em inglês e não mudam, para que programas possam compará-los.',
    request: 'A ação não existe ou falta um campo',
    key: 'A chave está errada, foi apagada ou é usada de um endereço que ela não permite',
    service: 'O serviço não existe ou não pode ser pedido agora',
    order: 'Nenhum dos seus pedidos tem esse número',
    refill: 'Nenhuma das suas reposições tem esse número',
    funds: 'Adicione saldo e repita a chamada',
    least: 'O número é a menor quantidade do serviço',
    most: 'O número é a maior quantidade do serviço',
    link: 'O endereço não serve para o serviço',
    active: 'Um pedido anterior do mesmo serviço para este link ainda está em andamento',
  },
} satisfies Phrases['reseller'];
