import type { Phrases } from '../../../phrases.ts';

export const adminSettings = {
  title: 'Configurações',
  text: 'Todas as configurações do painel. Uma mudança vale na hora, em todo lugar.',
  search: 'Buscar configurações',
  onlyChanged: 'Só as alteradas',
  notFound: 'Nenhuma configuração encontrada',
  changed: 'Alterada',
  saved: '{name}: salvo',
  undo: 'Desfazer',
  reset: 'Voltar ao padrão',
  resetDone: '{name}: de volta ao padrão',
  default: 'Padrão: {value}',
  none: 'vazio',
  changedBy: 'Alterado por {who}',
  someone: 'a instalação',
  on: 'Ligado',
  off: 'Desligado',
  pick: 'Escolher {name}',
  language: 'Idioma',
  colorText: 'Precisa ser legível sobre o fundo; botões e links a usam.',
  bannerText: 'Se banners aparecem neste lugar.',
  tags: {
    title: 'Título',
    description: 'Descrição',
    keywords: 'Palavras-chave',
  },
  themes: {
    light: '{color}, claro',
    dark: '{color}, escuro',
  },
  groups: {
    brand: 'Marca',
    colors: 'Cores',
    shop: 'Loja',
    ordering: 'Pedidos',
    money: 'Recompensas e preços',
    features: 'Recursos',
    security: 'Segurança',
    legal: 'Empresa e jurídico',
    outside: 'Serviços externos',
    banners: 'Lugares de banners',
  },
  secrets: {
    title: 'Chaves secretas',
    text: 'Guardadas criptografadas. Podem ser trocadas, nunca lidas.',
    set: 'Definida',
    unset: 'Não definida',
    saved: 'Chave salva',
    save: 'Salvar chave',
    names: {
      captcha: 'Chave secreta do captcha',
      chat: 'Chave de identidade do chat',
    },
    texts: {
      captcha: 'Confere soluções com o provedor do captcha.',
      chat: 'Assina quem é o visitante do chat.',
    },
  },
  pages: {
    title: 'Textos das páginas',
    text: 'Seus termos, privacidade, reembolsos e contato. Onde falta um idioma, aparece o inglês.',
    language: 'Idioma',
    names: {
      terms: 'Termos',
      privacy: 'Privacidade',
      refunds: 'Reembolsos',
      contact: 'Contato',
    },
    body: 'Texto',
    bodyHint: 'Uma linha vazia inicia um parágrafo, # inicia um título. Vazio: sem página.',
    saved: 'Página salva',
  },
  colors: {
    primary: 'Cor principal',
    secondary: 'Cor secundária',
    icons: 'Ícones',
    info: 'Informação',
    success: 'Sucesso',
    warning: 'Aviso',
    headerLeft: 'Cabeçalho, esquerda',
    headerRight: 'Cabeçalho, direita',
  },
  banners: {
    dashboard: 'Painel inicial',
    orders: 'Pedidos',
    profile: 'Perfil',
    grades: 'Níveis de fidelidade',
    drip_feed: 'Entrega gradual',
    order_widget: 'Widgets de pedido',
    free_trials: 'Testes grátis',
    sidebar: 'Barra lateral',
    create_order: 'Formulário de pedido',
    autopromotion: 'Assinaturas',
    tasks: 'Tarefas',
    services_type_main: 'Tipo de serviço, grande',
    services_type_first_short: 'Tipo de serviço, primeiro pequeno',
    services_type_second_short: 'Tipo de serviço, segundo pequeno',
    referral_program: 'Programa de indicação',
    services_pricing_main: 'Catálogo, grande',
    services_pricing_first_short: 'Catálogo, primeiro pequeno',
    services_pricing_second_short: 'Catálogo, segundo pequeno',
    services_pricing_long: 'Catálogo, largo',
    services_pricing_footer: 'Catálogo, rodapé',
  },
  settings: {
    panelName: {
      name: 'Nome do painel',
      text: 'Aparece no cabeçalho, nos e-mails e na aba do navegador.',
    },
    logos_light: {
      name: 'Logo para páginas claras',
      text: 'Endereço da imagem do cabeçalho.',
    },
    logos_dark: {
      name: 'Logo para páginas escuras',
      text: 'Endereço da imagem do cabeçalho no modo escuro.',
    },
    logos_alt: {
      name: 'Texto do logo',
      text: 'Lido em voz alta e mostrado enquanto a imagem carrega.',
    },
    logos_destinationUrl: {
      name: 'Link do logo',
      text: 'Aonde leva um clique no logo; vazio: página inicial.',
    },
    socials_youtube: {
      name: 'Página do YouTube',
      text: 'Link no rodapé.',
    },
    socials_telegram: {
      name: 'Página do Telegram',
      text: 'Link no rodapé.',
    },
    socials_vk: {
      name: 'Página do VK',
      text: 'Link no rodapé.',
    },
    socials_linkedin: {
      name: 'Página do LinkedIn',
      text: 'Link no rodapé.',
    },
    socials_facebook: {
      name: 'Página do Facebook',
      text: 'Link no rodapé.',
    },
    socials_twitter: {
      name: 'Página do X',
      text: 'Link no rodapé.',
    },
    metaTags: {
      name: 'Textos para buscadores',
      text: 'Título, descrição e palavras-chave da página inicial em cada idioma.',
    },
    darkModeAvailable: {
      name: 'Modo escuro',
      text: 'Visitantes podem deixar a loja escura.',
    },
    navigation: {
      name: 'Menu de redes',
      text: 'Mostra o menu de redes ao lado do catálogo.',
    },
    hidePersonalAccountForUnregistered: {
      name: 'Esconder a conta de visitantes',
      text: 'Visitantes não veem o menu da conta pessoal.',
    },
    defaultMarketplaceView: {
      name: 'Visão do catálogo',
      text: 'Como os serviços aparecem na primeira visita.',
    },
    rounding_precision: {
      name: 'Casas decimais',
      text: 'Quantas casas os valores mostram. A cobrança é exata.',
    },
    currencies_RUB_rate: {
      name: 'Rublos por dólar',
      text: 'Para mostrar preços em rublos. Vazio: a cotação é buscada todo dia.',
    },
    singleOrderDesign: {
      name: 'Formato do formulário de pedido',
      text: 'O formulário completo ou o curto.',
    },
    orderTypes: {
      name: 'Formas de pedir',
      text: 'Quais formulários a página de pedido oferece.',
    },
    guaranteeChargePercent: {
      name: 'Preço da garantia',
      text: 'Somado ao pedido quando o cliente quer a garantia.',
    },
    speedupChargePercent: {
      name: 'Preço da aceleração',
      text: 'Somado ao pedido quando o cliente quer mais rápido.',
    },
    unpaid_discount_percent: {
      name: 'Desconto em pedidos não pagos',
      text: 'Oferecido a clientes que deixaram um pedido sem pagar.',
    },
    subscription_idle_days: {
      name: 'Dias até a assinatura acabar',
      text: 'Acaba quando não encontra publicações por esse tempo.',
    },
    referral_program_percent: {
      name: 'Recompensa por indicação',
      text: 'Parte do que os indicados gastam.',
    },
    default_outer_widget_partner_percent: {
      name: 'Recompensa do widget',
      text: 'Parte dos parceiros nos pedidos do widget deles.',
    },
    maximum_widget_reward_percent: {
      name: 'Recompensa máxima do widget',
      text: 'O máximo que um parceiro pode definir.',
    },
    adjustment_second_person_above: {
      name: 'Ajustes que precisam de outra pessoa',
      text: 'Dólares. Acima disso, outra pessoa da equipe confirma a mudança de saldo antes de valer; com 0, sempre.',
    },
    childPanelsPrice: {
      name: 'Preço de um painel filho',
      text: 'Dólares por mês, do saldo do dono.',
    },
    grades_enabled: {
      name: 'Níveis de fidelidade',
      text: 'Clientes sobem conforme gastam e ganham descontos.',
    },
    grade_period_days: {
      name: 'Dias que contam para os níveis',
      text: 'Só conta o que foi gasto nesse tempo; com 0 conta tudo e nenhum nível termina.',
    },
    grade_mercy_days: {
      name: 'Dias antes de o nível cair',
      text: 'O cliente mantém o nível por esse tempo depois de gastar pouco, e é avisado.',
    },
    enable_bonuses: {
      name: 'Bônus',
      text: 'Mostra bônus e cupons aos clientes.',
    },
    enable_tasks: {
      name: 'Tarefas',
      text: 'Clientes podem ganhar com tarefas.',
    },
    enable_keyword_tools: {
      name: 'Ferramentas de palavras-chave',
      text: 'Mostra as ferramentas de palavras-chave.',
    },
    keyword_searches_per_day: {
      name: 'Pesquisas de palavras-chave por dia',
      text: 'Por cliente. A contagem recomeça à meia-noite UTC.',
    },
    enabled_child_panels: {
      name: 'Painéis filhos',
      text: 'Clientes podem abrir painéis próprios.',
    },
    child_panel_domain: {
      name: 'Domínio dos painéis filhos',
      text: 'Os painéis filhos recebem nomes abaixo dele; vazio: o domínio deste painel.',
    },
    maximum_child_panels: {
      name: 'Painéis filhos por cliente',
      text: 'Quantos um cliente pode ter ao mesmo tempo.',
    },
    child_panel_dns_days: {
      name: 'Dias para configurar o domínio',
      text: 'Se o domínio próprio não estiver configurado até lá, o painel filho é encerrado e o primeiro mês é reembolsado.',
    },
    child_panel_grace_days: {
      name: 'Dias para pagar um painel filho',
      text: 'Depois do mês ele não aceita pedidos; sem pagamento por esse número de dias, ele fecha.',
    },
    child_panel_frozen_days: {
      name: 'Dias até encerrar um painel filho fechado',
      text: 'Um painel filho que fica sem pagamento por esse número de dias depois de fechar é encerrado.',
    },
    grandchildren_allowed: {
      name: 'Painéis filhos de painéis filhos',
      text: 'Clientes de painéis filhos podem abrir painéis próprios neles.',
    },
    free_views_is_allowed: {
      name: 'Testes grátis',
      text: 'Clientes podem testar serviços de graça.',
    },
    freeTrials_proofIsRequired: {
      name: 'Comprovante para testes grátis',
      text: 'Clientes enviam um comprovante antes de o teste começar.',
    },
    freeTrials_expireAfterDays: {
      name: 'Dias para decidir sobre um teste grátis',
      text: 'Um pedido sem decisão expira após esses dias.',
    },
    freeTrials_dailyBudget: {
      name: 'Orçamento diário de testes grátis, USD',
      text: 'Quanto os testes grátis podem custar por dia (UTC). Acima disso, os pedidos aguardam análise e não podem ser aprovados. Vazio: sem limite.',
    },
    personalManagerUrl: {
      name: 'Gerente pessoal',
      text: 'Link para o gerente, para clientes cujo nível inclui um.',
    },
    staff_second_factor_is_required: {
      name: 'Segundo fator para a equipe',
      text: 'A equipe não usa o console sem segundo fator.',
    },
    contact_info_is_required: {
      name: 'Mensageiro no cadastro',
      text: 'Novos clientes precisam informar um mensageiro.',
    },
    captcha_is_enabled: {
      name: 'Captcha',
      text: 'No cadastro, no login e na redefinição de senha.',
    },
    captcha_provider: {
      name: 'Provedor do captcha',
      text: 'O ALTCHA já vem incluído. Outros precisam das duas chaves.',
    },
    captcha_siteKey: {
      name: 'Chave pública do captcha',
      text: 'A chave pública do provedor do captcha.',
    },
    company_name: {
      name: 'Empresa',
      text: 'Quem opera o painel. Aparece no rodapé e nos recibos.',
    },
    company_address: {
      name: 'Endereço da empresa',
      text: 'Aparece na página de contato e nos recibos.',
    },
    company_registration: {
      name: 'Número de registro',
      text: 'Aparece na página de contato.',
    },
    company_vat: {
      name: 'Número fiscal',
      text: 'Aparece nos recibos.',
    },
    company_email: {
      name: 'E-mail de contato',
      text: 'Aparece na página de contato.',
    },
    company_phone: {
      name: 'Telefone de contato',
      text: 'Aparece na página de contato.',
    },
    termsUrl: {
      name: 'Termos de serviço',
      text: 'Clientes aceitam ao pagar. Uma página sua ou /terms.',
    },
    privacyUrl: {
      name: 'Aviso de privacidade',
      text: 'Link no rodapé. Uma página sua ou /privacy.',
    },
    refundsUrl: {
      name: 'Política de reembolso',
      text: 'Link no rodapé. Uma página sua ou /refunds.',
    },
    contactUrl: {
      name: 'Página de contato',
      text: 'Link no rodapé. Uma página sua ou /contact.',
    },
    analytics_googleAnalyticsId: {
      name: 'ID do Google Analytics',
      text: 'Conta visitas quando o visitante aceita.',
    },
    analytics_googleTagManagerId: {
      name: 'ID do Google Tag Manager',
      text: 'Carrega seu contêiner quando o visitante aceita.',
    },
    analytics_yandexMetrikaId: {
      name: 'ID do Yandex Metrica',
      text: 'Conta visitas quando o visitante aceita.',
    },
    analytics_facebookPixelId: {
      name: 'ID do Meta Pixel',
      text: 'Conta visitas quando o visitante aceita.',
    },
    chatWidgets_crispWebsiteId: {
      name: 'ID de site do Crisp',
      text: 'Mostra o chat do Crisp na loja.',
    },
    chatWidgets_jivoWidgetId: {
      name: 'ID de widget do Jivo',
      text: 'Mostra o chat do Jivo na loja.',
    },
    telegramBotUsername: {
      name: 'Bot do Telegram',
      text: 'Nome do bot com que os clientes entram.',
    },
    cabinetWidgetToken: {
      name: 'Token de widget do painel',
      text: 'Abre o catálogo ao widget do próprio painel.',
    },
    customCode: {
      name: 'Código próprio',
      text: 'Roda na loja, nunca no login, no pagamento ou aqui. Só donos.',
    },
  },
} satisfies Phrases['adminSettings'];
