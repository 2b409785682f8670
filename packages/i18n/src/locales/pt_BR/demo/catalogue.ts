import type { DemoTexts } from '../../../demo-texts.ts';

/** Brands take an article here, and it has a gender: `no YouTube`, `na Twitch`. */
const isFeminine = (brand: string) => brand === 'Twitch';

export const catalogue: DemoTexts['catalogue'] = {
  typeName: (brand, noun) => `${noun} ${isFeminine(brand) ? 'na' : 'no'} ${brand}`,
  kinds: {
    views: ['visualizações', 'Mais visualizações mostram a quem chega que já tem gente assistindo.'],
    likes: ['curtidas', 'As curtidas são o primeiro sinal de aprovação que o visitante vê no seu conteúdo.'],
    subscribers: ['inscritos', 'Os inscritos mostram que vale a pena voltar ao canal.'],
    followers: ['seguidores', 'Mais seguidores causam uma impressão melhor em visitantes e parceiros.'],
    comments: ['comentários', 'Os comentários começam uma conversa e convidam outras pessoas a participar.'],
    shares: ['compartilhamentos', 'Os compartilhamentos levam seu conteúdo a quem ainda não conhece você.'],
    'watch-hours': [
      'horas de exibição',
      'O tempo de exibição mostra por quanto tempo as pessoas assistem aos seus vídeos.',
    ],
    'live-viewers': [
      'espectadores ao vivo',
      'Ter público desde o primeiro minuto deixa a live mais convidativa.',
    ],
    'story-views': [
      'visualizações de stories',
      'As visualizações de stories mostram que as pessoas veem suas novidades do dia a dia.',
    ],
    saves: ['salvamentos', 'Os salvamentos mostram que as pessoas querem voltar ao seu conteúdo.'],
    'profile-visits': ['visitas ao perfil', 'As visitas ao perfil levam as pessoas até a sua página.'],
    members: ['membros', 'Uma comunidade ativa incentiva os novos membros a ficar.'],
    reactions: ['reações', 'As reações mostram de imediato como a publicação foi recebida.'],
    boosts: ['impulsos', 'Os impulsos liberam recursos extras do canal enquanto estão ativos.'],
    'page-likes': [
      'curtidas de página',
      'As curtidas mostram aos visitantes que a página é conhecida e ativa.',
    ],
    'group-members': ['membros de grupo', 'Um grupo com muitos membros dá mais leitores a cada publicação.'],
    reposts: ['republicações', 'As republicações colocam seu conteúdo no feed de outras pessoas.'],
    bookmarks: ['itens salvos', 'Os itens salvos mostram que vale a pena guardar a publicação.'],
    plays: ['reproduções', 'Mais reproduções causam uma primeira impressão melhor.'],
    'monthly-listeners': [
      'ouvintes mensais',
      'Os ouvintes mensais são o primeiro número que se vê na página de um artista.',
    ],
    'playlist-followers': [
      'seguidores de playlist',
      'Seguidores deixam a playlist mais atraente para artistas e ouvintes.',
    ],
    'online-members': ['membros on-line', 'Membros on-line fazem o servidor parecer ativo.'],
    impressions: ['impressões', 'As impressões mostram quantas vezes seu conteúdo foi exibido.'],
  },
  typeTitle: (name) => `${name}: compare preços e peça on-line`,
  howItWorks: (brand) =>
    `Compare os serviços por preço, tempo de início e velocidade, cole um link público ${isFeminine(brand) ? 'da' : 'do'} ${brand} e acompanhe a entrega nos seus pedidos.`,
  targets: {
    video: 'O vídeo deve ser público, sem restrição de idade ou país.',
    post: 'A publicação deve ser pública e ficar no ar até a conclusão do pedido.',
    profile: 'O perfil deve ser público e manter o nome de usuário até a conclusão do pedido.',
    channel: 'O canal deve ser público, com o contador visível.',
    stream: 'A transmissão deve ser pública e ficar ao vivo durante todo o tempo contratado.',
    story: 'O perfil deve ser público, e o story deve estar no ar quando o pedido começar.',
    track: 'A faixa deve ser pública e estar disponível no mundo todo.',
    playlist: 'A playlist deve ser pública.',
    page: 'A página deve ser pública, sem restrição de idade ou país.',
    group: 'O grupo deve permitir a entrada sem aprovação.',
    server: 'O link de convite deve ser permanente e sem limite de usos.',
  },
  questions: {
    start: {
      question: 'Quando a entrega começa?',
      answer:
        'Cada serviço mostra o tempo de início habitual e a velocidade por dia. Você acompanha cada pedido na sua conta.',
    },
    need: {
      question: (name) => `Do que preciso para pedir ${name}?`,
      answer: 'Basta um link público. Nunca pedimos sua senha.',
    },
    drop: {
      question: 'E se o número cair depois?',
      answer:
        'Nos serviços com garantia de reposição, repomos a queda quando você solicita, dentro do número de dias informado. Os serviços sem garantia custam menos e não têm reposição.',
    },
    partial: {
      question: 'E se o pedido for entregue só parcialmente?',
      answer: 'A parte não entregue é reembolsada no seu saldo.',
    },
  },
  qualities: {
    standard: ['Padrão', 'Contas variadas de muitos países por um preço baixo.'],
    highQuality: ['Alta qualidade', 'Contas com foto de perfil, publicações e algum histórico.'],
    premium: ['Premium', 'As melhores contas que oferecemos, conferidas antes da entrega.'],
    activeProfiles: [
      'Perfis ativos',
      'Entregue por membros de comunidades parceiras que usam a rede com frequência.',
    ],
    highRetention: ['Alta retenção', 'Os espectadores assistem a boa parte do conteúdo.'],
    fromSearch: ['Da busca', 'Os visitantes encontram o conteúdo pela busca da rede.'],
    adTraffic: ['Tráfego de anúncios', 'Entregue por anúncios em sites e aplicativos parceiros.'],
    socialTraffic: ['De redes sociais', 'Os visitantes vêm de publicações em outras redes sociais.'],
    fastStart: ['Início rápido', 'Passa à frente da fila normal.'],
    gradual: ['Gradual', 'Entrega distribuída por igual ao longo de vários dias.'],
    largeVolume: ['Grande volume', 'Feito para pedidos grandes.'],
    worldwide: ['Mundo todo', 'O público vem de muitos países.'],
    yourTexts: [
      'Textos próprios',
      'Você escreve os textos, um por linha. Nós os analisamos antes da entrega.',
    ],
    emoji: ['Emojis', 'Comentários curtos e simpáticos com emojis.'],
    onTopic: ['Dentro do tema', 'Textos curtos que combinam com o seu conteúdo.'],
    mixedReactions: ['Positivas variadas', 'Uma mistura equilibrada de reações simpáticas.'],
    longVideos: ['Vídeos longos', 'Para vídeos de 60 minutos ou mais.'],
    wholesale: ['Atacado', 'Para clientes do atacado.'],
  },
  refill: (days) => [
    `Reposição ${days} dias`,
    `Se o número cair em até ${days} dias, repomos a diferença de graça quando você solicitar.`,
  ],
  noRefill: 'Sem reposição se o número cair.',
  minutes: (count) => [`${count} minutos`, `Os espectadores assistem por cerca de ${count} minutos.`],
  days: (count) => [`${count} dias`, `Fica ativo por ${count} dias.`],
  symbol: (symbol) => [symbol, `Todas as reações são ${symbol}.`],
  country: (name) => [name, `O público vem de um só país: ${name}.`],
  bundle: (quantity) => [`Pacote de ${quantity}`, `Um pacote de ${quantity} com preço fixo.`],
  sentenceGap: ' ',
  pages: {
    index: (panel, networks) => [
      `Serviços de divulgação para redes sociais | ${panel}`,
      `Visualizações, seguidores, curtidas e mais para ${networks} redes. Preço, tempo de início e reposição informados antes da compra, com acompanhamento dos pedidos em tempo real.`,
    ],
    'orders-create': (panel) => [
      `Novo pedido | ${panel}`,
      'Cole um link, escolha um serviço e veja o preço exato antes de pagar.',
    ],
    login: (panel) => [
      `Entrar | ${panel}`,
      'Entre para acompanhar seus pedidos, seu saldo e suas assinaturas.',
    ],
    register: (panel) => [
      `Criar conta | ${panel}`,
      'Crie uma conta em um minuto e tenha todos os seus pedidos em um só lugar.',
    ],
    'free-trials': (panel) => [
      `Testes grátis | ${panel}`,
      'Experimente serviços selecionados de graça antes de pedir.',
    ],
    'api-documentation': (panel) => [
      `Documentação da API | ${panel}`,
      'Todas as requisições da API com parâmetros, respostas e exemplos.',
    ],
  },
  banners: {
    order: ['Cole um link, veja o preço, acompanhe a entrega', 'Novo pedido'],
    referral: ['Convide outras pessoas e ganhe a cada pedido', 'Programa de indicação'],
    dripFeed: ['Distribua pedidos grandes ao longo do tempo', 'Configurar entrega gradual'],
  },
  menu: { api: 'API para desenvolvedores', subscriptions: 'Como funcionam as assinaturas' },
};
