import type { Phrases } from '../../../phrases.ts';

export const shell = {
  skipToContent: 'Ir para o conteúdo',
  loading: 'Carregando…',
  header: {
    account: 'Conta',
    addFunds: 'Adicionar saldo',
    allServices: 'Todos os serviços',
    balance: 'Saldo',
    cart: 'Carrinho',
    cartItems:
      '{count, plural, =0 {Seu carrinho está vazio} one {# item no carrinho} many {# de itens no carrinho} other {# itens no carrinho}}',
    closeMenu: 'Fechar menu',
    dashboard: 'Visão geral',
    home: '{panel}: página inicial',
    navigation: 'Navegação principal',
    newOrder: 'Novo pedido',
    notifications: 'Notificações',
    openMenu: 'Abrir menu',
    orders: 'Pedidos',
    register: 'Criar conta',
    services: 'Serviços',
    signIn: 'Entrar',
    signOut: 'Sair',
    unread:
      '{count, plural, =0 {Notificações, {shown} não lidas} one {Notificações, {shown} não lida} many {Notificações, {shown} de não lidas} other {Notificações, {shown} não lidas}}',
  },
  search: {
    label: 'Buscar',
    networks: 'Redes',
    noMatch: 'Nenhum resultado para “{query}”',
    placeholder: 'Buscar serviços e redes',
    serviceTypes: 'Tipos de serviço',
    services: 'Serviços',
  },
  language: { label: 'Idioma', choose: 'Escolha um idioma' },
  theme: { label: 'Tema', dark: 'Escuro', light: 'Claro', system: 'Do sistema' },
  currency: { label: 'Moeda', RUB: 'Rublo russo', USD: 'Dólar americano' },
  footer: {
    about: 'Serviços de divulgação para todas as redes, com preços claros e acompanhamento em tempo real.',
    account: 'Sua conta',
    api: 'Documentação da API',
    contact: 'Contato',
    cookies: 'Configurações de cookies',
    copyright: '© {year} {panel}',
    explore: 'Explorar',
    follow: 'Siga a gente',
    label: 'Rodapé',
    legal: 'Informações legais',
    privacy: 'Privacidade',
    refunds: 'Reembolsos',
    terms: 'Termos de uso',
  },
  errors: {
    notFound: {
      title: 'Página não encontrada',
      text: 'O link pode estar errado ou a página pode ter mudado de endereço.',
      action: 'Novo pedido',
    },
    serviceNotFound: {
      title: 'Serviço não encontrado',
      text: 'Talvez ele não esteja mais disponível. Veja serviços parecidos no catálogo.',
      action: 'Ver todos os serviços',
    },
    serviceTypeNotFound: {
      title: 'Página não encontrada',
      text: 'O link pode estar errado ou a página pode ter mudado de endereço.',
      action: 'Ver todos os serviços',
    },
    orderNotFound: {
      title: 'Pedido não encontrado',
      text: 'Este pedido não existe ou pertence a outra conta.',
      action: 'Ver todos os pedidos',
    },
    somethingWrong: {
      title: 'Algo deu errado',
      text: 'Tente de novo em instantes. Se acontecer outra vez, fale com o suporte.',
      action: 'Novo pedido',
    },
    frozen: {
      title: 'Sua conta está bloqueada',
      text: 'Pedidos e pagamentos estão pausados. Fale com o suporte, e ajudaremos você a resolver isso.',
      action: 'Falar com o suporte',
    },
    owing: {
      text: 'Você deve {amount}. Adicione pelo menos esse valor para quitar a dívida e desbloquear sua conta.',
      action: 'Adicionar saldo',
    },
    closedPanel:
      'Os pedidos em andamento ainda serão entregues. Para qualquer outro assunto, fale com o proprietário. O contato dele está nos e-mails que este painel enviou a você.',
    closedPanelContact:
      'Os pedidos em andamento ainda serão entregues. Para qualquer outro assunto, escreva para {contact}.',
    errorPage: {
      text: 'Ocorreu um erro ao mostrar a página de erro',
      action: 'Ir para a página inicial',
    },
  },
  notLoaded: 'Parte desta página não carregou.',
  offline: {
    title: 'Você está sem conexão',
    text: 'A conexão será restabelecida automaticamente.',
    backOnline: 'Conexão restabelecida',
    unreachable: 'Não foi possível acessar o servidor. Confira sua conexão e tente de novo.',
    liveLost: 'Atualização automática pausada. Reconectando…',
  },
  readOnly: {
    title: 'Este painel não está aceitando novos pedidos no momento.',
    text: 'Você ainda pode entrar, acompanhar seus pedidos, sacar seus ganhos e falar com o suporte.',
  },
  moderation: {
    text: 'Seu pagamento está em análise.',
    verify: 'Verifique sua identidade para podermos creditá-lo.',
    action: 'Verificar identidade',
  },
  update: { text: 'Há uma nova versão disponível', action: 'Atualizar' },
} satisfies Phrases['shell'];
