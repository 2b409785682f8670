import type { Phrases } from '../../../phrases.ts';

export const guides = {
  contents: 'Nesta página',
  next: 'O que fazer agora',
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
    lead: 'Diga uma única vez o que cada nova publicação deve receber. Daí em diante tudo é pedido por você, logo depois que ela aparece.',
    setUp: {
      title: 'Como criar uma',
      link: 'Cole o link do seu canal ou perfil. A rede é reconhecida sozinha.',
      services: 'Escolha os serviços e quanto de cada um toda publicação deve receber.',
      limit: 'Diga para quantas publicações: de 1 a 1.000. Sugerimos 10.',
      pay: 'Escolha pagar com o saldo ou com um cartão vinculado. Antes de confirmar, você vê quanto custa uma publicação e o máximo que todas podem custar.',
    },
    find: {
      title: 'Como as novas publicações são encontradas',
      text: 'Observamos o que todos podem ver: o feed público de um canal do YouTube, feeds RSS e Atom, a página pública de um canal do Telegram. Em outras redes, quem observa é o fornecedor do serviço. Pode levar alguns minutos até uma nova publicação ser notada.',
      note: 'Nunca pedimos sua senha nem acesso à sua conta. Um canal ou perfil privado não pode ser observado, então mantenha-o público.',
    },
    pay: {
      title: 'O que você paga, e quando',
      text: 'Nada é cobrado antes. Cada publicação é cobrada quando é encontrada, e aí começam os pedidos dela. Se você não publica nada, não paga nada.',
      example:
        'Um exemplo: visualizações e curtidas de uma publicação custam juntas $2.10, e você escolhe 10 publicações. Você paga $2.10 a cada publicação, e no máximo $21.00.',
    },
    wait: {
      title: 'Se o saldo não for suficiente',
      text: 'A assinatura espera e você vê um aviso. Adicione saldo e ela continua sozinha; não é preciso criá-la de novo.',
    },
    end: {
      title: 'Como ela termina',
      limit: 'Ela é concluída quando o número de publicações é atingido.',
      cancel: 'Você pode cancelar quando quiser. Os pedidos já feitos continuam; nenhum novo é criado.',
      idle: 'Após 30 dias sem novas publicações ela é cancelada, para que nada esquecido gaste seu dinheiro. Cada painel pode definir outro prazo.',
      options:
        'Quando o serviço oferece, você também pode definir uma data final, um atraso ou uma quantidade que varia entre dois limites.',
    },
    start: 'Criar uma assinatura',
    own: 'Ver suas assinaturas',
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
      text: 'São as opções com que o Google completa sua palavra naquele país: frases que muita gente realmente digitou. Não acrescentamos nada.',
      note: 'Um painel que não está ligado a essa fonte mostra exemplos no lugar. Eles são sempre marcados como exemplos.',
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
