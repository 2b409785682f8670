import type { Phrases } from '../../../phrases.ts';

export const overlays = {
  notices: 'Avisos',
  frozen: {
    greeting: '{hasName, select, yes {Olá, {name}} other {Olá}}',
    text: 'Sua conta em {panel} está congelada; pedidos e pagamentos estão pausados. Fale com a gente e resolveremos isso juntos.',
    chat: 'Abrir o chat ao vivo',
  },
  unproven: {
    title: 'Confirme primeiro seu e-mail',
    text: 'Enviamos um link para {email}. Abra-o neste navegador e tente de novo.',
    noAddress: 'Adicione um endereço de e-mail à sua conta, confirme-o e tente de novo.',
    resend: 'Enviar o link de novo',
    sent: 'Enviado. Veja sua caixa de entrada.',
    other: 'Usar outro endereço',
    add: 'Adicionar um endereço',
  },
  qr: {
    title: 'Escaneie o código',
    picture: 'Código QR',
  },
  manualPayment: {
    title: 'Conclua seu pagamento',
    text: 'Transfira o valor para esta conta e depois avise que você pagou.',
    method: 'Forma de pagamento',
    account: 'Número da conta',
    invoice: 'Número da fatura',
    qr: 'Código QR deste pagamento',
    comment: 'Comentário',
    commentHint: 'Por exemplo, o nome na transferência, para que a encontremos mais rápido.',
    paid: 'Já paguei',
  },
  consent: {
    title: 'Usamos cookies',
    text: 'Alguns fazem o painel funcionar. Com sua permissão, outros ajudam nas estatísticas e na publicidade.',
    privacy: 'Privacidade',
    manage: 'Gerenciar',
    decline: 'Recusar',
    accept: 'Aceitar',
    panelTitle: 'Configurações de cookies',
    panelText: 'Escolha nos dois casos. Você pode mudar de ideia a qualquer momento.',
    analytics: {
      title: 'Estatísticas',
      text: 'Mostra quais páginas são usadas e onde há dificuldades, e carrega o chat ao vivo.',
    },
    advertising: {
      title: 'Publicidade',
      text: 'Mede nossos anúncios e os mostra a quem pode gostar do que oferecemos.',
    },
    granted: 'Permitir',
    denied: 'Negar',
  },
  chat: {
    title: 'Abrir o chat ao vivo?',
    text: 'O chat é operado por outra empresa, que pode guardar cookies neste dispositivo.',
    open: 'Abrir o chat',
  },
  install: {
    title: 'Instale o aplicativo',
    ios: 'Para instalar este aplicativo web no seu iPhone/iPad, toque em Compartilhar e depois em Adicionar à Tela de Início',
    banner: 'Gerencie seus pedidos sem complicação! Instale nosso aplicativo agora.',
    card: 'Acesse rapidamente seus pedidos e estatísticas e crie novos com facilidade, usando menos dados.',
    fastAccess: 'Acesso rápido aos pedidos',
    allFunctions: 'Todas as funções em um só aplicativo',
    install: 'Instalar',
  },
} satisfies Phrases['overlays'];
