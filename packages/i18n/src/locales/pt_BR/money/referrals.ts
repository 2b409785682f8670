import type { Phrases } from '../../../phrases.ts';

export const referrals = {
  title: 'Programa de indicação',
  lead: 'Ganhe {percent} do que pagam as pessoas que você convida.',
  link: {
    title: 'Seu link',
    text: 'Quem se cadastrar ou fizer um pedido em até 14 dias depois de abri-lo conta como convidado seu.',
    address: 'Link de indicação',
    copy: 'Copiar link',
    copied: 'Copiado',
    code: 'Seu código',
    copyCode: 'Copiar código',
    qr: 'QR code do seu link de indicação',
    share: 'Compartilhar',
    email: 'E-mail',
    more: 'Mais',
    message: 'Venha comigo para {name}',
  },
  earnings: {
    title: 'Ganhos com indicações',
    total: 'Todos os ganhos até agora',
    withdraw: 'Sacar ou mover para o saldo',
  },
  figures: {
    title: 'Resultados',
    range: 'Período',
    days: '{count, plural, =0 {# dias} one {# dia} many {# dias} other {# dias}}',
    chart: 'Ganhos por dia',
    visits: 'Visitas',
    signUps: 'Cadastros',
    orders: 'Pedidos concluídos',
    pending: 'Pendente',
    held: 'Em análise',
    earned: 'Ganho',
    reversed: 'Estornado',
    table: 'Ver como tabela',
    day: 'Dia',
  },
  start: {
    title: 'Convide a primeira pessoa',
    text: 'Copie seu link e compartilhe. Visitas, cadastros e ganhos aparecem aqui.',
  },
  people: {
    title: 'Pessoas que você convidou',
    text: 'Os e-mails aparecem abreviados para proteger a privacidade.',
    email: 'E-mail',
    joined: 'Desde',
    empty: 'Ninguém ainda',
    emptyText: 'Compartilhe seu link. Quem se cadastrar aparece aqui.',
    notFound: 'Ninguém nesta página',
  },
  images: {
    title: 'Imagens para compartilhar',
    text: 'Uma imagem com seu link e QR code, pronta para postar.',
    wide: 'Paisagem',
    square: 'Quadrada',
    download: 'Baixar {name}',
    headline: 'Entre em {name}',
    hint: 'Leia o código ou abra o link',
  },
  rules: {
    title: 'Como funciona',
    share:
      'Você recebe {percent} do dinheiro que seus convidados pagam pelos pedidos. Dinheiro de bônus não conta.',
    pending:
      'A recompensa fica pendente até o pedido ser concluído. Em um pedido parcial, você recebe sua parte do que foi entregue.',
    refunds:
      'Se um pagamento for reembolsado ou contestado, a recompensa é estornada. Se a contestação for vencida, você a recebe de novo.',
    first: 'Se alguém abriu vários links de indicação, vale o primeiro.',
    self: 'Você não pode convidar a si mesmo. Recompensas que pareçam isso são analisadas antes.',
    payout: 'Saque seus ganhos ou mova-os para o saldo quando quiser.',
  },
} satisfies Phrases['referrals'];
