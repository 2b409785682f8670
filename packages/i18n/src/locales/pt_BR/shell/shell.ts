import type { Phrases } from '../../../phrases.ts';

export const shell = {
  skipToContent: 'Ir para o conteúdo',
  loading: 'Carregando a página…',
  header: {
    account: 'Conta',
    addFunds: 'Adicionar saldo',
    allServices: 'Todos os serviços',
    balance: 'Saldo',
    cart: 'Carrinho',
    cartItems:
      '{count, plural, =0 {Seu carrinho está vazio} one {# item no carrinho} many {# de itens no carrinho} other {# itens no carrinho}}',
    closeMenu: 'Fechar menu',
    dashboard: 'Painel',
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
      '{count, plural, =0 {Notificações, # não lidas} one {Notificações, # não lida} many {Notificações, # não lidas} other {Notificações, # não lidas}}',
  },
  search: {
    label: 'Buscar',
    networks: 'Redes',
    noMatch: 'Nada encontrado para “{query}”',
    placeholder: 'Buscar serviços e redes',
    serviceTypes: 'Tipos de serviço',
    services: 'Serviços',
  },
  language: { label: 'Idioma', choose: 'Escolha um idioma' },
  theme: { label: 'Tema', dark: 'Escuro', light: 'Claro', system: 'Igual ao sistema' },
  currency: { label: 'Moeda', RUB: 'Rublo russo', USD: 'Dólar americano' },
  footer: {
    about: 'Serviços de promoção para todas as redes, com preços claros e entrega que você acompanha.',
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
      title: 'Não encontramos esta página',
      text: 'O endereço pode estar errado ou a página mudou de lugar.',
      action: 'Criar um pedido',
    },
    serviceNotFound: {
      title: 'Serviço não encontrado',
      text: 'Talvez não esteja mais disponível. Veja serviços parecidos no catálogo.',
      action: 'Voltar a todos os serviços',
    },
    serviceTypeNotFound: {
      title: 'Página não encontrada',
      text: 'O link pode estar errado ou a página mudou de lugar.',
      action: 'Voltar a todos os serviços',
    },
    orderNotFound: {
      title: 'Pedido não encontrado',
      text: 'Este pedido não existe ou pertence a outra conta.',
      action: 'Ver todos os pedidos',
    },
    somethingWrong: {
      title: 'Algo deu errado do nosso lado',
      text: 'Já estamos cuidando disso. Tente de novo em instantes.',
      action: 'Criar um pedido',
    },
    frozen: {
      title: 'Sua conta está bloqueada',
      text: 'Pedidos e pagamentos estão pausados. Escreva para nós e resolveremos isso juntos.',
      action: 'Falar com o suporte',
    },
    owing: {
      text: 'Você deve {amount}. Adicione pelo menos esse valor: a dívida é paga primeiro e sua conta é desbloqueada na hora.',
      action: 'Adicionar saldo',
    },
    closedPanel:
      'Os pedidos em andamento continuam sendo entregues. Para o resto, escreva para quem administra este painel: o endereço está nos e-mails que você recebeu.',
    closedPanelContact:
      'Os pedidos em andamento continuam sendo entregues. Para o resto, escreva para {contact}.',
    errorPage: {
      text: 'Ocorreu um erro ao mostrar a página de erro',
      action: 'Ir para a página inicial',
    },
  },
  notLoaded: 'Parte desta página não carregou.',
  offline: {
    title: 'Você está sem conexão',
    text: 'Vamos reconectar automaticamente.',
    backOnline: 'Você está conectado de novo',
    unreachable: 'Não conseguimos acessar o servidor. Confira sua conexão e tente de novo.',
    liveLost: 'Atualizações ao vivo em pausa. Reconectando…',
  },
  readOnly: {
    title: 'Este painel não aceita novos pedidos no momento.',
    text: 'Você ainda pode entrar, acompanhar seus pedidos, sacar seus ganhos e falar com o suporte.',
  },
  moderation: {
    text: 'Um dos seus pagamentos está em análise.',
    verify: 'Verifique sua identidade para que ele possa ser creditado.',
    action: 'Verificar identidade',
  },
  update: { text: 'Uma nova versão está pronta', action: 'Atualizar' },
} satisfies Phrases['shell'];
