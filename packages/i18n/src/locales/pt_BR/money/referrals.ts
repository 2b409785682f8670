import type { Phrases } from '../../../phrases.ts';

export const referrals = {
  title: 'Programa de indicação',
  lead: 'Ganhe {percent} do valor pago pelas pessoas que você convidar.',
  link: {
    title: 'Seu link',
    text: 'Quem se cadastrar ou fizer um pedido em até 14 dias depois de abrir o link conta como indicação sua.',
    address: 'Link de indicação',
    copy: 'Copiar link',
    copied: 'Copiado',
    code: 'Seu código',
    copyCode: 'Copiar código',
    qr: 'QR code do seu link de indicação',
    share: 'Compartilhar',
    email: 'E-mail',
    more: 'Mais',
    message: 'Venha para {name} comigo',
  },
  earnings: {
    title: 'Ganhos com indicações',
    total: 'Total ganho',
    withdraw: 'Sacar ganhos',
  },
  figures: {
    title: 'Resultados',
    range: 'Período',
    days: '{count, plural, =0 {# dias} one {# dia} many {# de dias} other {# dias}}',
    chart: 'Ganhos por dia',
    visits: 'Visitas',
    signUps: 'Cadastros',
    orders: 'Pedidos concluídos',
    pending: 'Pendente',
    held: 'Em análise',
    earned: 'Ganho',
    reversed: 'Estornado',
    table: 'Mostrar como tabela',
    day: 'Dia',
  },
  start: {
    title: 'Convide seu primeiro cliente',
    text: 'Copie seu link e compartilhe-o. Visitas, cadastros e ganhos aparecem aqui.',
  },
  people: {
    title: 'Pessoas que você convidou',
    text: 'Abreviamos os e-mails para proteger a privacidade.',
    email: 'E-mail',
    joined: 'Cadastro',
    empty: 'Ninguém ainda',
    emptyText: 'Compartilhe seu link. Quem se cadastrar aparecerá aqui.',
    notFound: 'Ninguém nesta página',
  },
  images: {
    title: 'Imagens para compartilhar',
    text: 'Uma imagem com seu link e QR code, pronta para publicar.',
    wide: 'Paisagem',
    square: 'Quadrada',
    download: 'Baixar {name}',
    headline: 'Venha para {name}',
    hint: 'Escaneie o código ou abra o link',
  },
  rules: {
    title: 'Como funciona',
    share:
      'Você ganha {percent} do valor que as pessoas convidadas por você pagam pelos pedidos. O saldo de bônus não conta.',
    pending:
      'A recompensa fica pendente até o pedido terminar. Em um pedido parcial, você ganha sua porcentagem da parte entregue.',
    refunds:
      'Se um pagamento for reembolsado ou contestado, a recompensa correspondente será estornada. Se a contestação for decidida a nosso favor, você a receberá de volta.',
    first: 'Se alguém abriu vários links de indicação, vale o primeiro.',
    self: 'Você não pode indicar a si mesmo. Analisamos recompensas que pareçam autoindicação.',
    payout: 'Saque seus ganhos ou transfira-os para o saldo quando quiser.',
  },
} satisfies Phrases['referrals'];
