import type { DemoTexts } from '../../../demo-texts.ts';

/** Brands take an article here, and it has a gender: `no YouTube`, `na Twitch`. */
const isFeminine = (brand: string) => brand === 'Twitch';

export const catalogue: DemoTexts['catalogue'] = {
  typeName: (brand, noun) => `${noun} ${isFeminine(brand) ? 'na' : 'no'} ${brand}`,
  kinds: {
    views: [
      'visualizações',
      'Um contador mais alto mostra a quem chega que o que você publica já desperta interesse.',
    ],
    likes: [
      'curtidas',
      'As curtidas são o primeiro sinal de aprovação que o visitante vê ao lado do seu conteúdo.',
    ],
    subscribers: ['inscritos', 'Os inscritos mostram que vale a pena voltar ao canal.'],
    followers: ['seguidores', 'Um público maior dá peso ao seu nome diante de visitantes e parceiros.'],
    comments: ['comentários', 'Os comentários abrem uma conversa e convidam outras pessoas a participar.'],
    shares: [
      'compartilhamentos',
      'Os compartilhamentos levam seu conteúdo além do círculo de quem já conhece você.',
    ],
    'watch-hours': [
      'horas de exibição',
      'O tempo de exibição mostra quanto as pessoas ficam nos seus vídeos.',
    ],
    'live-viewers': [
      'espectadores ao vivo',
      'Ter público desde o primeiro minuto deixa a live mais convidativa para quem aparece.',
    ],
    'story-views': [
      'visualizações de stories',
      'As visualizações mostram que suas novidades diárias chegam às pessoas.',
    ],
    saves: ['salvamentos', 'Os salvamentos mostram que as pessoas pretendem voltar ao seu conteúdo.'],
    'profile-visits': ['visitas ao perfil', 'As visitas levam as pessoas à página onde podem conhecer você.'],
    members: ['membros', 'Uma comunidade animada convida gente nova a ficar e participar.'],
    reactions: ['reações', 'As reações mostram num relance como a publicação foi recebida.'],
    boosts: ['impulsos', 'Os impulsos liberam recursos extras do canal enquanto estão ativos.'],
    'page-likes': ['curtidas de página', 'As curtidas mostram que a página é conhecida e bem cuidada.'],
    'group-members': [
      'membros de grupo',
      'Um grupo com muitos membros dá mais leitores a cada novo assunto.',
    ],
    reposts: ['republicações', 'As republicações colocam seu conteúdo no feed de outras pessoas.'],
    bookmarks: [
      'itens salvos',
      'Quando um post é salvo, fica claro que é útil o bastante para ser guardado.',
    ],
    plays: ['reproduções', 'Mais reproduções dão à faixa uma primeira impressão melhor.'],
    'monthly-listeners': [
      'ouvintes mensais',
      'Os ouvintes mensais são o primeiro número pelo qual se avalia um artista.',
    ],
    'playlist-followers': [
      'seguidores de playlist',
      'Seguidores deixam a playlist mais interessante para artistas e ouvintes.',
    ],
    'online-members': [
      'membros on-line',
      'Membros conectados fazem o servidor parecer aberto e movimentado.',
    ],
    impressions: ['impressões', 'As impressões dizem quantas vezes seu conteúdo apareceu para as pessoas.'],
  },
  typeTitle: (name) => `${name}: compare preços e peça on-line`,
  howItWorks: (brand) =>
    `Compare os serviços por preço, início e velocidade, cole um link público ${isFeminine(brand) ? 'da' : 'do'} ${brand} e acompanhe a entrega em seus pedidos.`,
  targets: {
    video: 'O vídeo é público e pode ser visto sem limite de idade ou de país.',
    post: 'A publicação é pública e fica no ar até a conclusão do pedido.',
    profile: 'O perfil é público e mantém o nome até a conclusão do pedido.',
    channel: 'O canal é público e o contador está visível.',
    stream: 'A transmissão é pública e dura todo o tempo contratado.',
    story: 'O perfil é público e o story está no ar quando o pedido começa.',
    track: 'A faixa é pública e está disponível no mundo todo.',
    playlist: 'A playlist é pública.',
    page: 'A página é pública, sem limite de idade ou de país.',
    group: 'É possível entrar no grupo sem aprovação.',
    server: 'O link de convite é permanente e não tem limite de usos.',
  },
  questions: {
    start: {
      question: 'Quando a entrega começa?',
      answer:
        'Cada serviço informa o início habitual e a velocidade por dia. Você acompanha cada pedido na sua conta.',
    },
    need: {
      question: (name) => `Do que preciso para pedir ${name}?`,
      answer: 'Um link público basta; ninguém vai pedir sua senha.',
    },
    drop: {
      question: 'E se o número cair depois?',
      answer:
        'Serviços com reposição são completados a pedido pelo número de dias informado. Os que não têm reposição custam menos e não incluem essa garantia.',
    },
    partial: {
      question: 'E se o pedido for entregue só em parte?',
      answer: 'A parte não entregue é devolvida ao seu saldo.',
    },
  },
  qualities: {
    standard: ['Padrão', 'Contas variadas de muitos países a um preço baixo.'],
    highQuality: ['Alta qualidade', 'Contas com foto, publicações e algum histórico.'],
    premium: ['Premium', 'As melhores contas que oferecemos, verificadas antes da entrega.'],
    activeProfiles: [
      'Perfis ativos',
      'Entregue por pessoas de comunidades parceiras que usam a rede com frequência.',
    ],
    highRetention: ['Alta retenção', 'Os visitantes ficam durante boa parte do conteúdo.'],
    fromSearch: ['Vindo da busca', 'Os visitantes encontram o conteúdo pela busca da rede.'],
    adTraffic: ['Tráfego de anúncios', 'Entregue por anúncios em sites e aplicativos parceiros.'],
    socialTraffic: [
      'Vindo de redes sociais',
      'Os visitantes chegam por publicações em outras redes sociais.',
    ],
    fastStart: ['Início rápido', 'Passa à frente da fila habitual.'],
    gradual: ['Gradual', 'Distribuído por igual ao longo de vários dias.'],
    largeVolume: ['Grande volume', 'Feito para pedidos grandes.'],
    worldwide: ['Mundo todo', 'O público vem de muitos países.'],
    yourTexts: [
      'Textos próprios',
      'Você escreve os textos, um por linha; eles são lidos antes da publicação.',
    ],
    emoji: ['Emojis', 'Comentários curtos e simpáticos feitos de emojis.'],
    onTopic: ['Dentro do tema', 'Textos curtos que combinam com o assunto do seu conteúdo.'],
    mixedReactions: ['Mistura positiva', 'Uma mistura equilibrada de reações simpáticas.'],
    longVideos: ['Vídeos longos', 'Exige vídeos de pelo menos 60 minutos.'],
    wholesale: ['Atacado', 'Para clientes com volumes combinados.'],
  },
  refill: (days) => [
    `Reposição por ${days} dias`,
    `Se o número cair em até ${days} dias, a reposição é feita de graça, a pedido.`,
  ],
  noRefill: 'Sem reposição: uma queda posterior não é compensada.',
  minutes: (count) => [`${count} minutos`, `Os espectadores ficam cerca de ${count} minutos.`],
  days: (count) => [`${count} dias`, `Fica ativo por ${count} dias.`],
  symbol: (symbol) => [symbol, `Todas as reações são ${symbol}.`],
  country: (name) => [name, `O público vem de um só país: ${name}.`],
  bundle: (quantity) => [`Pacote de ${quantity}`, `Um pacote fixo de ${quantity} por um preço único.`],
  sentenceGap: ' ',
  pages: {
    index: (panel, networks) => [
      `Serviços de divulgação para redes sociais | ${panel}`,
      `Visualizações, seguidores, curtidas e mais para ${networks} redes: preços claros, prazos e reposição à vista, e cada pedido ao vivo.`,
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
      'Abra uma conta em um minuto e tenha todos os pedidos em um só lugar.',
    ],
    'free-trials': (panel) => [
      `Testes grátis | ${panel}`,
      'Experimente serviços selecionados de graça antes de pedir.',
    ],
    'api-documentation': (panel) => [
      `Documentação da API | ${panel}`,
      'Todas as chamadas da API com campos, respostas e exemplos.',
    ],
  },
  banners: {
    order: ['Cole um link, veja o preço, acompanhe a entrega', 'Criar pedido'],
    referral: ['Indique a gente e ganhe a cada pedido', 'Programa de indicação'],
    dripFeed: ['Distribua pedidos grandes ao longo do tempo', 'Configurar entrega gradual'],
  },
  menu: { api: 'API para desenvolvedores', subscriptions: 'Como funcionam as assinaturas' },
};
