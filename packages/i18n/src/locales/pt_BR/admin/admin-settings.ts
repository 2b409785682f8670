import type { Phrases } from '../../../phrases.ts';

export const adminSettings = {
  title: 'Configurações',
  text: 'Todas as configurações deste painel. As mudanças passam a valer imediatamente.',
  search: 'Buscar configurações',
  onlyChanged: 'Só as alteradas',
  notFound: 'Nenhuma configuração encontrada',
  changed: 'Alterada',
  saved: '{name}: salvo',
  undo: 'Desfazer',
  reset: 'Restaurar padrão',
  resetDone: '{name}: padrão restaurado',
  default: 'Padrão: {value}',
  none: 'vazio',
  changedBy: 'Alterada por {who}',
  someone: 'Sistema',
  on: 'Ativado',
  off: 'Desativado',
  pick: 'Escolher {name}',
  language: 'Idioma',
  colorText: 'Usada em botões e links. Precisa ser legível sobre o fundo.',
  bannerText: 'Mostra banners neste local.',
  tags: {
    title: 'Título',
    description: 'Descrição',
    keywords: 'Palavras-chave',
  },
  themes: {
    light: '{color}, modo claro',
    dark: '{color}, modo escuro',
  },
  groups: {
    brand: 'Marca',
    colors: 'Cores',
    shop: 'Loja',
    ordering: 'Pedidos',
    money: 'Recompensas e preços',
    features: 'Recursos',
    security: 'Segurança',
    legal: 'Empresa e informações legais',
    outside: 'Integrações',
    banners: 'Banners',
  },
  secrets: {
    title: 'Chaves secretas',
    text: 'Guardadas com criptografia. Você pode trocá-las, mas ninguém pode vê-las.',
    set: 'Definida',
    unset: 'Não definida',
    saved: 'Chave salva',
    save: 'Salvar chave',
    names: {
      captcha: 'Chave secreta do captcha',
      chat: 'Chave de identidade do chat',
    },
    texts: {
      captcha: 'Verifica os resultados do captcha com o provedor.',
      chat: 'Confirma a identidade dos visitantes do chat.',
    },
  },
  pages: {
    title: 'Textos das páginas',
    text: 'Suas páginas de termos, privacidade, reembolsos e contato. Se faltar um idioma, o texto aparece em inglês.',
    language: 'Idioma',
    names: {
      terms: 'Termos',
      privacy: 'Privacidade',
      refunds: 'Reembolsos',
      contact: 'Contato',
    },
    body: 'Texto',
    bodyHint:
      'Uma linha em branco inicia um novo parágrafo, # inicia um título. Deixe vazio para não publicar a página.',
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
    dashboard: 'Visão geral',
    orders: 'Pedidos',
    profile: 'Perfil',
    grades: 'Níveis',
    drip_feed: 'Entrega gradual',
    order_widget: 'Widgets de parceiros',
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
    services_pricing_footer: 'Catálogo, final da página',
  },
  settings: {
    panelName: {
      name: 'Nome do painel',
      text: 'Aparece no cabeçalho, nos e-mails e na aba do navegador.',
    },
    logos_light: {
      name: 'Logo, modo claro',
      text: 'URL da imagem do cabeçalho.',
    },
    logos_dark: {
      name: 'Logo, modo escuro',
      text: 'URL da imagem do cabeçalho no modo escuro.',
    },
    logos_alt: {
      name: 'Texto alternativo do logo',
      text: 'Lido por leitores de tela e exibido enquanto a imagem carrega.',
    },
    logos_destinationUrl: {
      name: 'Link do logo',
      text: 'Para onde o logo leva. Deixe vazio para a página inicial.',
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
      text: 'Os visitantes podem mudar a loja para o modo escuro.',
    },
    navigation: {
      name: 'Menu de redes',
      text: 'Mostra o menu de redes ao lado do catálogo.',
    },
    hidePersonalAccountForUnregistered: {
      name: 'Ocultar menu da conta para visitantes',
      text: 'Visitantes não veem o menu da conta.',
    },
    defaultMarketplaceView: {
      name: 'Exibição do catálogo',
      text: 'Como os serviços são listados na primeira visita.',
    },
    rounding_precision: {
      name: 'Casas decimais nos valores',
      text: 'Quantas casas decimais a loja mostra. As cobranças continuam exatas.',
    },
    numbers_by_language: {
      name: 'Números conforme o idioma',
      text: 'Escreve os números como no idioma de cada visitante: 1.234,50 ou 1,234.50. Desativado: 1 234.50 para todos.',
    },
    currencies_RUB_rate: {
      name: 'Rublos por dólar',
      text: 'Usado para mostrar preços em rublos. Deixe vazio para usar a cotação da página Cotações.',
    },
    singleOrderDesign: {
      name: 'Modelo do formulário de pedido',
      text: 'O formulário completo ou o curto.',
    },
    orderTypes: {
      name: 'Tipos de pedido',
      text: 'Quais formulários a página de pedido oferece.',
    },
    guaranteeChargePercent: {
      name: 'Acréscimo da garantia estendida',
      text: 'Somado ao pedido quando o cliente escolhe a garantia estendida.',
    },
    speedupChargePercent: {
      name: 'Acréscimo do início mais rápido',
      text: 'Somado ao pedido quando o cliente escolhe um início mais rápido.',
    },
    unpaid_discount_percent: {
      name: 'Desconto em pedidos não pagos',
      text: 'Oferecido a clientes que não pagaram um pedido.',
    },
    subscription_idle_days: {
      name: 'Dias até uma assinatura terminar',
      text: 'Uma assinatura termina depois desse número de dias sem uma nova publicação.',
    },
    referral_program_percent: {
      name: 'Recompensa de indicação',
      text: 'Porcentagem do que os clientes indicados pagam.',
    },
    default_outer_widget_partner_percent: {
      name: 'Recompensa do widget',
      text: 'Porcentagem de cada pedido feito pelo widget que vai para o parceiro.',
    },
    maximum_widget_reward_percent: {
      name: 'Recompensa máxima do widget',
      text: 'O máximo que um parceiro pode definir para um widget.',
    },
    adjustment_second_person_above: {
      name: 'Ajustes que precisam de confirmação',
      text: 'Em USD. Acima desse valor, outra pessoa da equipe precisa confirmar o ajuste. Com 0, todo ajuste precisa de confirmação.',
    },
    childPanelsPrice: {
      name: 'Preço de um painel filho',
      text: 'Em USD por mês, cobrado do saldo do proprietário.',
    },
    grades_enabled: {
      name: 'Níveis',
      text: 'Os clientes sobem de nível conforme gastam mais e ganham descontos.',
    },
    grade_period_days: {
      name: 'Dias que contam para os níveis',
      text: 'Só conta o que foi gasto nesse período. Com 0, conta tudo e os níveis não expiram.',
    },
    grade_mercy_days: {
      name: 'Período de tolerância dos níveis, dias',
      text: 'Clientes que gastam menos que o necessário são avisados e mantêm o nível por esse tempo.',
    },
    enable_bonuses: {
      name: 'Bônus',
      text: 'Mostra bônus e cupons aos clientes.',
    },
    enable_tasks: {
      name: 'Tarefas',
      text: 'Os clientes podem ganhar dinheiro com tarefas.',
    },
    enable_keyword_tools: {
      name: 'Ferramentas de palavras-chave',
      text: 'Mostra as ferramentas de palavras-chave.',
    },
    keyword_searches_per_day: {
      name: 'Pesquisas de palavras-chave por dia',
      text: 'Por cliente. O limite é renovado à meia-noite (UTC).',
    },
    enabled_child_panels: {
      name: 'Painéis filhos',
      text: 'Os clientes podem criar os próprios painéis.',
    },
    child_panel_domain: {
      name: 'Domínio dos painéis filhos',
      text: 'Os painéis filhos recebem subdomínios dele. Deixe vazio para usar o domínio deste painel.',
    },
    maximum_child_panels: {
      name: 'Painéis filhos por cliente',
      text: 'Quantos painéis filhos um cliente pode ter ao mesmo tempo.',
    },
    child_panel_dns_days: {
      name: 'Dias para configurar o domínio',
      text: 'Se o domínio próprio de um painel filho não for configurado a tempo, o painel é encerrado e o primeiro mês é reembolsado.',
    },
    child_panel_grace_days: {
      name: 'Dias para pagar um painel filho',
      text: 'Depois do mês pago, o painel filho não aceita pedidos. Ele fecha após esse número de dias sem pagamento.',
    },
    child_panel_frozen_days: {
      name: 'Dias até um painel filho fechado ser encerrado',
      text: 'Depois de fechado, um painel filho não pago é encerrado após esse número de dias.',
    },
    grandchildren_allowed: {
      name: 'Painéis filhos de painéis filhos',
      text: 'Os clientes dos painéis filhos podem criar os próprios painéis neles.',
    },
    free_views_is_allowed: {
      name: 'Testes grátis',
      text: 'Os clientes podem experimentar serviços de graça.',
    },
    freeTrials_proofIsRequired: {
      name: 'Comprovante para testes grátis',
      text: 'Os clientes precisam enviar um comprovante antes de o teste começar.',
    },
    freeTrials_expireAfterDays: {
      name: 'Dias para analisar um teste grátis',
      text: 'Uma solicitação sem decisão expira após esse número de dias.',
    },
    freeTrials_dailyBudget: {
      name: 'Orçamento diário de testes grátis, USD',
      text: 'Quanto os testes grátis podem custar a você por dia (UTC). Acima disso, as solicitações aguardam análise e não podem ser aprovadas nesse dia. Deixe vazio para não ter limite.',
    },
    personalManagerUrl: {
      name: 'Gerente pessoal',
      text: 'Link do gerente, para clientes cujo nível dá direito a um.',
    },
    staff_second_factor_is_required: {
      name: 'Verificação em duas etapas para a equipe',
      text: 'A equipe não pode usar o console sem a verificação em duas etapas.',
    },
    contact_info_is_required: {
      name: 'App de mensagens no cadastro',
      text: 'Novos clientes precisam informar um contato em um app de mensagens.',
    },
    captcha_is_enabled: {
      name: 'Captcha',
      text: 'Exibido ao criar conta, entrar e redefinir a senha.',
    },
    captcha_provider: {
      name: 'Provedor do captcha',
      text: 'O ALTCHA já vem incluído. Outros provedores precisam das duas chaves.',
    },
    captcha_siteKey: {
      name: 'Chave pública do captcha',
      text: 'A chave pública do provedor do captcha.',
    },
    company_name: {
      name: 'Nome da empresa',
      text: 'Quem administra o painel. Aparece no rodapé e nos recibos.',
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
      name: 'CNPJ ou VAT',
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
      name: 'Termos de uso',
      text: 'Os clientes os aceitam ao pagar. Informe uma URL ou /terms para a sua própria página.',
    },
    privacyUrl: {
      name: 'Política de privacidade',
      text: 'Link no rodapé. Informe uma URL ou /privacy para a sua própria página.',
    },
    refundsUrl: {
      name: 'Política de reembolso',
      text: 'Link no rodapé. Informe uma URL ou /refunds para a sua própria página.',
    },
    contactUrl: {
      name: 'Página de contato',
      text: 'Link no rodapé. Informe uma URL ou /contact para a sua própria página.',
    },
    analytics_googleAnalyticsId: {
      name: 'ID do Google Analytics',
      text: 'Conta as visitas depois que o visitante aceita.',
    },
    analytics_googleTagManagerId: {
      name: 'ID do Google Tag Manager',
      text: 'Carrega seu contêiner depois que o visitante aceita.',
    },
    analytics_yandexMetrikaId: {
      name: 'ID do Yandex Metrica',
      text: 'Conta as visitas depois que o visitante aceita.',
    },
    analytics_facebookPixelId: {
      name: 'ID do Meta Pixel',
      text: 'Conta as visitas depois que o visitante aceita.',
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
      text: 'Nome de usuário do bot que os clientes usam para entrar.',
    },
    cabinetWidgetToken: {
      name: 'Token do widget do painel',
      text: 'Permite que o widget do próprio painel mostre o catálogo.',
    },
    customCode: {
      name: 'Código personalizado',
      text: 'Executado na loja, mas não nas páginas de login e de pagamento nem no console. Só para proprietários.',
    },
  },
} satisfies Phrases['adminSettings'];
