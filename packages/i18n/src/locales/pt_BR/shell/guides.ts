import type { Phrases } from '../../../phrases.ts';

export const guides = {
  contents: 'Nesta página',
  next: 'Próximos passos',
  services: 'Ver todos os serviços',
  legal: {
    terms: 'Termos de uso',
    privacy: 'Política de privacidade',
    refunds: 'Política de reembolso',
    contact: 'Contato',
    operator: 'Administrado por',
    registration: 'Registro',
    vat: 'CNPJ ou VAT',
    phone: 'Telefone',
    email: 'E-mail',
  },
  siteView: {
    open: 'Abrir em nova aba',
    hint: 'Esta página está hospedada em {host}. Se ela ficar em branco, é porque o site não permite exibi-la aqui.',
  },
  subscription: {
    title: 'Como funcionam as assinaturas',
    lead: 'Escolha os serviços uma vez. Fazemos o pedido para cada nova publicação logo depois que ela aparece.',
    setUp: {
      title: 'Como criar uma assinatura',
      link: 'Cole o link do seu canal ou perfil. Nós identificamos a rede.',
      services: 'Escolha os serviços e a quantidade para cada publicação.',
      limit: 'Defina o número de publicações, de 1 a {most}. O padrão é 10.',
      pay: 'Pague com o saldo ou com um cartão vinculado. Antes de confirmar, você vê o custo por publicação e o total máximo.',
    },
    find: {
      title: 'Como encontramos as novas publicações',
      text: 'Verificamos fontes públicas: feeds de canais do YouTube, feeds RSS e Atom e páginas públicas de canais do Telegram. Em outras redes, quem verifica é o fornecedor. Pode levar alguns minutos até uma nova publicação ser detectada.',
      note: 'Nunca pedimos sua senha nem acesso à sua conta. Não é possível acompanhar canais e perfis privados, por isso o seu canal ou perfil precisa ser público.',
    },
    pay: {
      title: 'O que você paga e quando',
      text: 'Nada é cobrado antecipadamente. Cada publicação é cobrada quando a encontramos e os pedidos dela começam. Sem publicações, sem cobrança.',
      example:
        'Exemplo: visualizações e curtidas para uma publicação custam {post}, e você escolhe 10 publicações. Você paga {post} por publicação e, no máximo, {total} no total.',
    },
    wait: {
      title: 'Se o saldo acabar',
      text: 'A assinatura fica em espera, e nós avisamos você. Quando você adiciona saldo, ela é retomada automaticamente.',
    },
    end: {
      title: 'Quando a assinatura termina',
      limit: 'Ela é concluída quando o número de publicações é atingido.',
      cancel: 'Cancele quando quiser. Os pedidos já feitos continuam, mas não fazemos novos.',
      idle: 'Depois de 30 dias sem novas publicações, nós a cancelamos, para que uma assinatura esquecida nunca gaste seu dinheiro. Alguns painéis usam outro prazo.',
      options:
        'Alguns serviços também permitem definir uma data final, um tempo de espera ou uma quantidade aleatória dentro de um intervalo.',
    },
    start: 'Criar assinatura',
    own: 'Ver assinaturas',
  },
  keywords: {
    title: 'Sobre a ferramenta de palavras-chave do YouTube',
    lead: 'Veja o que as pessoas buscam no país que você escolher e use essas palavras nos seus vídeos.',
    how: {
      title: 'Como usar',
      word: 'Digite uma palavra ou frase curta sobre o tema do seu vídeo.',
      country: 'Escolha o país do seu público. O padrão é o Reino Unido.',
      choose: 'Escolha as sugestões que descrevem seu vídeo.',
      write: 'Use-as no título, nas primeiras linhas da descrição e nas tags.',
    },
    source: {
      title: 'De onde vêm as sugestões',
      text: 'São as sugestões de preenchimento automático do Google para sua palavra-chave nesse país: frases que as pessoas realmente buscam. Não acrescentamos nenhuma.',
      note: 'Painéis sem conexão com essa fonte mostram dados de exemplo, sempre identificados como tal.',
    },
    limit: {
      title: 'Limite diário',
      text: 'Cada conta tem um número de pesquisas por dia. A ferramenta mostra quantas ainda restam.',
    },
    good: {
      title: 'Como escolher palavras-chave',
      text: 'Frases mais longas são menos buscadas, mas têm menos concorrência e uma intenção mais clara. Um vídeo precisa de poucas frases relevantes, não de trinta. Palavras-chave sem relação com o vídeo afastam o público e violam as políticas do YouTube.',
      note: 'Nenhuma ferramenta garante uma posição na busca. Títulos e tags ajudam as pessoas a encontrar um vídeo; a posição dele depende de como elas reagem.',
    },
    track: {
      title: 'Como acompanhar os resultados',
      text: 'Com uma campanha do YouTube, você acompanha a posição do seu vídeo nas palavras-chave e nos países que escolher: sob demanda, todo dia, toda semana ou todo mês.',
    },
    open: 'Abrir a ferramenta',
    plans: 'Ver planos e preços',
  },
  plans: {
    title: 'Planos e preços',
    lead: 'Com um plano, você acompanha a posição dos seus vídeos na busca do YouTube. As sugestões de palavras-chave funcionam sem plano.',
    slots: {
      title: 'O que está incluído',
      text: 'O número de palavras-chave que você pode acompanhar ao mesmo tempo, somando todas as campanhas. Vagas restantes: o limite do plano menos as palavras-chave que você acompanha agora.',
    },
    track: {
      title: 'Frequência das verificações',
      text: 'Escolha em cada campanha: sob demanda, todo dia, toda semana ou todo mês, em um ou mais países.',
    },
    trial: {
      title: 'Dias de teste',
      text: 'Alguns planos começam com um teste grátis. A duração do teste e o preço cobrado depois aparecem no plano.',
    },
    full: {
      title: 'Quando você atinge o limite',
      text: 'As campanhas ativas continuam normalmente. Para acompanhar mais palavras-chave, mude para um plano maior.',
    },
    start: 'Criar campanha',
    about: 'Sobre a ferramenta de palavras-chave',
  },
} satisfies Phrases['guides'];
