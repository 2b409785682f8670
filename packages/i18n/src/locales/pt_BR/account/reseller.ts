import type { Phrases } from '../../../phrases.ts';

export const reseller = {
  title: 'Documentação da API',
  lead: 'Faça e acompanhe pedidos e solicite reposições com seu próprio software. Compatível com a API v2 padrão dos painéis SMM.',
  language: 'Linguagem dos exemplos',
  request: 'Requisição',
  answer: 'Resposta',
  getKey: 'Obter sua chave de API',
  transport: {
    title: 'Como fazer requisições',
    address: 'URL de acesso',
    body: 'Envie uma requisição POST com campos de formulário: key, action e os parâmetros da ação. JSON também funciona.',
    answer: 'As respostas são em JSON.',
    status:
      'O status HTTP é 200 mesmo em caso de erro, então confira o corpo da resposta. Exceções: 429 para excesso de requisições e 500 ou 503 para falhas do nosso lado. Depois de um 500 ou 503, o pedido pode ter sido feito: tente de novo com a mesma idempotency_key ou confira seus pedidos antes de fazer outro.',
    limit:
      'Até 120 requisições por minuto para cada chave. Acima disso, você recebe 429 com o cabeçalho Retry-After, em segundos.',
    lists: 'Para enviar vários IDs, separe-os com vírgulas (até 100 por chamada).',
    key: 'Substitua YOUR_API_KEY pela sua chave. Quem tiver a chave pode gastar seu saldo: guarde-a no seu servidor, nunca em uma página ou em um aplicativo.',
    ownKey:
      'Os exemplos abaixo usam a chave que você acabou de criar. Quem a tiver pode gastar seu saldo: guarde-a no seu servidor, nunca em uma página ou em um aplicativo. A chave some quando você recarrega esta página.',
    fillIn:
      'Guardamos só um hash da sua chave, por isso ela não pode ser mostrada de novo. Crie uma nova chave e volte aqui para vê-la nos exemplos.',
  },
  try: {
    title: 'Experimente',
    text: 'Digite sua chave, escolha uma ação e envie a requisição. Você a verá exatamente como foi enviada, junto com a resposta.',
    real: 'As chamadas são reais: os pedidos feitos aqui são cobrados e entregues.',
    key: 'Chave de API',
    keyHint: 'Usada só nestas chamadas. Nunca é salva.',
    keyMissing: 'Digite sua chave de API',
    action: 'Ação',
    send: 'Enviar requisição',
    confirmTitle: 'Fazer um pedido real?',
    confirmText: 'O valor será cobrado do seu saldo imediatamente.',
    confirm: 'Fazer pedido',
    shortened:
      '{entries, plural, =0 {# itens} one {# item} many {# de itens} other {# itens}} no total; só os três primeiros são mostrados.',
  },
  limits: {
    title: 'Limites e segurança',
    addresses:
      'Restrinja sua chave a endereços IP ou redes na página da API. Requisições de outros endereços são rejeitadas com o erro de chave inválida.',
    idempotency:
      'Envie em cada pedido uma idempotency_key sua (ou o cabeçalho Idempotency-Key). Repetir a chamada com a mesma chave e os mesmos parâmetros retorna o primeiro pedido em vez de criar outro.',
    retry:
      'Se não receber resposta, repita a chamada com a mesma idempotency_key. Sem ela, confira antes os seus pedidos: o pedido pode já ter sido feito.',
  },
  webhooks: {
    title: 'Webhooks',
    text: 'Em vez de consultar a API o tempo todo, receba um aviso quando o status de um pedido ou de uma reposição mudar ou quando uma assinatura encontrar uma nova publicação.',
    body: 'O corpo vem em JSON, com os pedidos no mesmo formato da ação status. Eventos: order.status, refill.status, subscription.publication.',
    signed:
      'Cada chamada é assinada conforme a especificação Standard Webhooks: webhook-id, webhook-timestamp e webhook-signature.',
    retried:
      'Responda com 2xx. Qualquer outra resposta gera novas tentativas por cerca de um dia, sempre com o mesmo ID, para você poder ignorar repetições.',
    setUp: 'Configurar webhooks',
  },
  actions: {
    services: {
      title: 'Listar serviços',
      text: 'Todos os serviços que você pode pedir. rate é o preço em USD por {quantity} ou por pacote.',
    },
    add: {
      title: 'Fazer um pedido',
      text: 'A maioria dos serviços precisa de um link e de uma quantidade. Outros tipos precisam de outros parâmetros, listados abaixo.',
    },
    status: {
      title: 'Consultar o status de um pedido',
      text: 'Consulta um pedido ou até 100 de uma vez. charge é o valor cobrado menos os reembolsos; remains é a quantidade não entregue.',
    },
    refill: {
      title: 'Solicitar uma reposição',
      text: 'Para pedidos concluídos dentro do período de reposição do serviço.',
    },
    refill_status: {
      title: 'Consultar o status de uma reposição',
      text: 'O status de uma reposição é Pending, In progress, Completed ou Rejected.',
    },
    cancel: {
      title: 'Cancelar pedidos',
      text: 'É uma solicitação: pedidos em andamento ainda podem ser concluídos. Consulte o status para ver o resultado. A parte não entregue é reembolsada.',
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
      'Opcional: um texto único que você escolhe para este pedido. Repetir a chamada com ele nunca cria um segundo pedido',
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
    charged: 'Cobrança',
    charge: {
      quantity: 'pela quantidade',
      package: 'por pacote',
      lines: 'por linha não vazia',
      publications: 'por nova publicação',
    },
    fields: {
      lines: 'Um item por linha; vírgulas fazem parte do texto',
      single: 'Um nome de usuário, uma hashtag ou o link de uma publicação',
      answer: 'Número da resposta na enquete',
      country: 'Código de duas letras (ex.: US) ou nome do país em inglês; WW para o mundo todo',
      device: '1 computador, 2 Android, 3 iOS, 4 celular (misto), 5 misto',
      traffic: '1 Google, 2 origem personalizada, 3 sem origem',
      source: 'Palavra-chave da busca para o tipo 1; URL completa de origem para o tipo 2',
      range: 'Quantidade mínima e máxima por nova publicação',
      delay: 'Tempo de espera em minutos: 0, 5, 10, 15, 30, 60 ou 90',
      posts: 'Número de publicações novas e antigas; sem posts, não há limite',
      expiry: 'Data final, dd/mm/aaaa',
    },
  },
  statuses: {
    title: 'Todos os status',
    pending: 'Aceito, ainda não enviado',
    processing: 'Enviado; a entrega ainda não começou',
    progress: 'Entrega em andamento',
    completed: 'Totalmente entregue',
    partial: 'Entregue parcialmente; o restante foi reembolsado',
    canceled: 'Nada foi entregue; valor reembolsado',
  },
  errors: {
    title: 'Erros',
    text: 'Um erro é um objeto com uma única chave “error”. Os textos de erro estão sempre em inglês e nunca mudam.',
    request: 'Ação desconhecida ou parâmetro ausente',
    key: 'A chave está errada, foi excluída ou está sendo usada de um endereço IP não permitido',
    service: 'O serviço não existe ou está indisponível',
    order: 'Pedido não encontrado na sua conta',
    refill: 'Reposição não encontrada na sua conta',
    funds: 'Adicione saldo e tente de novo',
    least: 'Abaixo da quantidade mínima do serviço',
    most: 'Acima da quantidade máxima do serviço',
    link: 'O link não corresponde ao serviço',
    active: 'Outro pedido com o mesmo serviço e o mesmo link ainda está ativo',
  },
} satisfies Phrases['reseller'];
