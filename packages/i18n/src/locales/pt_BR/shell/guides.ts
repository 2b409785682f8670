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
    operator: 'Operado por',
    registration: 'Registro',
    vat: 'Número de IVA',
    phone: 'Telefone',
    email: 'E-mail',
  },
  siteView: {
    open: 'Abrir em nova aba',
    hint: 'Esta página pertence a {host}. Se ficar em branco, esse site não permite ser exibido dentro de outro.',
  },
  subscription: {
    title: 'Como funcionam as assinaturas',
    lead: 'Escolha uma única vez o que cada nova publicação deve receber. Fazemos o pedido logo depois que ela aparece.',
    setUp: {
      title: 'Como criar uma',
      link: 'Cole o link do seu canal ou perfil. Nós detectamos a rede.',
      services: 'Escolha os serviços e a quantidade para cada publicação.',
      limit: 'Defina o número de publicações, de 1 a 1 000. O padrão é 10.',
      pay: 'Pague com o saldo ou com um cartão vinculado. Antes de confirmar, você vê o custo por publicação e o total máximo.',
    },
    find: {
      title: 'Como encontramos as novas publicações',
      text: 'Verificamos fontes públicas: feeds de canais do YouTube, feeds RSS e Atom e páginas públicas de canais do Telegram. Em outras redes, quem verifica é o fornecedor. Pode levar alguns minutos até uma nova publicação ser detectada.',
      note: 'Nunca pedimos sua senha nem acesso à sua conta. Canais e perfis privados não podem ser acompanhados, então mantenha o seu público.',
    },
    pay: {
      title: 'O que você paga, e quando',
      text: 'Nada é cobrado antes. Cada publicação é cobrada quando a encontramos e seus pedidos começam. Sem publicações, sem cobrança.',
      example:
        'Exemplo: visualizações e curtidas de uma publicação custam $2.10, e você escolhe 10 publicações. Você paga $2.10 por publicação, no máximo $21.00.',
    },
    wait: {
      title: 'Se o saldo acabar',
      text: 'A assinatura espera e avisamos você. Adicione saldo e ela é retomada automaticamente.',
    },
    end: {
      title: 'Quando ela termina',
      limit: 'Ela é concluída quando o número de publicações é atingido.',
      cancel: 'Cancele quando quiser. Os pedidos já feitos continuam; nenhum novo é criado.',
      idle: 'Após 30 dias sem novas publicações ela é cancelada, para que uma assinatura esquecida nunca gaste seu dinheiro. Alguns painéis usam outro prazo.',
      options:
        'Alguns serviços também permitem definir uma data final, um atraso ou uma faixa de quantidade aleatória.',
    },
    start: 'Criar uma assinatura',
    own: 'Ver assinaturas',
  },
  keywords: {
    title: 'Sobre a ferramenta de palavras-chave do YouTube',
    lead: 'Ela mostra o que as pessoas digitam na busca no país que você escolher, para que seus vídeos falem com as palavras delas.',
    how: {
      title: 'Como usar',
      word: 'Digite uma palavra ou frase curta sobre o assunto do seu vídeo.',
      country: 'Escolha o país do seu público. A ferramenta começa com o Reino Unido.',
      choose: 'Leia as sugestões e fique com as que realmente descrevem seu vídeo.',
      write: 'Use-as no título, nas primeiras linhas da descrição e nas tags.',
    },
    source: {
      title: 'De onde vêm as sugestões',
      text: 'São as sugestões de preenchimento automático do Google para sua palavra-chave naquele país: frases que as pessoas realmente buscam. Não acrescentamos nada.',
      note: 'Painéis que não estão ligados a essa fonte mostram exemplos, sempre identificados como tal.',
    },
    limit: {
      title: 'Limite diário',
      text: 'Cada conta tem um número de buscas por dia. A ferramenta mostra quantas restam.',
    },
    good: {
      title: 'Escolher bem',
      text: 'Uma frase mais longa é menos buscada, mas tem menos concorrência, e quem a digita sabe o que quer. Um vídeo precisa de poucas frases certas, não de trinta. Palavras que nada têm a ver com o vídeo afastam o público e violam as regras do YouTube.',
      note: 'Nenhuma ferramenta pode prometer um lugar na busca. Título e tags ajudam a encontrar um vídeo; se ele sobe, depende de quanto agrada.',
    },
    track: {
      title: 'Ver se funciona',
      text: 'Uma campanha do YouTube acompanha a posição do seu vídeo para as palavras-chave e os países escolhidos: sob demanda, por dia, por semana ou por mês.',
    },
    open: 'Abrir a ferramenta',
    plans: 'Ver planos e preços',
  },
  plans: {
    title: 'Planos e preços',
    lead: 'Com um plano você acompanha a posição dos seus vídeos na busca do YouTube. Para ver sugestões, nenhum é necessário.',
    slots: {
      title: 'O que um plano inclui',
      text: 'Um número de palavras-chave que você pode acompanhar ao mesmo tempo, somando todas as campanhas. Restam as do plano menos as que você acompanha agora.',
    },
    track: {
      title: 'Com que frequência as posições são verificadas',
      text: 'Você decide em cada campanha: sob demanda, por dia, por semana ou por mês, em um país ou em vários.',
    },
    trial: {
      title: 'Dias de teste',
      text: 'Alguns planos começam com dias grátis. Quantos são, e o preço depois, aparece ao lado do plano antes da escolha.',
    },
    full: {
      title: 'Quando todas as palavras-chave estão em uso',
      text: 'As campanhas em andamento continuam. Para acompanhar mais palavras-chave, escolha um plano maior.',
    },
    start: 'Criar uma campanha',
    about: 'Sobre a ferramenta de palavras-chave',
  },
} satisfies Phrases['guides'];
