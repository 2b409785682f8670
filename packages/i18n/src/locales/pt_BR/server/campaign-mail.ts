import type { Phrases } from '../../../phrases.ts';

export const campaignMail = {
  button: 'Ver campanhas',
  plan: {
    trialEnding: {
      title: 'Seu teste do plano {plan} termina em {date}',
      text: 'Seu plano {plan} começa em {date} e custa {price} por mês. O valor é cobrado do seu saldo. Adicione saldo até lá ou desative a renovação.',
    },
    ending: {
      title: 'Seu plano {plan} termina em {date}',
      text: 'A renovação está desativada. Em {date}, suas campanhas do YouTube serão pausadas. O histórico delas será mantido.',
    },
    shrinking: {
      title: 'Algumas campanhas serão pausadas em {date}',
      text: 'Limite de palavras-chave do plano {plan}: {limit}. Em {date}, {campaigns, plural, =0 {suas # campanhas mais recentes serão pausadas} one {sua campanha mais recente será pausada} many {suas # de campanhas mais recentes serão pausadas} other {suas # campanhas mais recentes serão pausadas}}. Remova palavras-chave ou escolha um plano maior para manter todas as campanhas ativas.',
    },
    renewed: {
      title: 'Plano {plan} renovado',
      text: 'Cobramos {price} do seu saldo. Seu plano vale até {date}.',
    },
    shrunk: {
      title: 'Seu plano {plan} começou',
      text: 'Ele vale até {date}. Limite de palavras-chave: {limit}. {campaigns, plural, =0 {# campanhas passam do limite e estão pausadas} one {# campanha passa do limite e está pausada} many {# de campanhas passam do limite e estão pausadas} other {# campanhas passam do limite e estão pausadas}}. O histórico foi mantido.',
    },
    lapsed: {
      title: 'Seu plano {plan} não foi renovado',
      text: 'Seu saldo não cobre o valor do próximo mês ({price}), por isso suas campanhas do YouTube estão pausadas. Nada foi excluído: adicione saldo e escolha um plano para continuar.',
    },
    ended: {
      title: 'Seu plano {plan} terminou',
      text: 'Suas campanhas do YouTube estão pausadas. Nada foi excluído: escolha um plano para continuar.',
    },
  },
  finished: {
    title: 'Campanha encerrada: {title}',
    text: 'O vídeo está privado ou fora do ar há 30 dias, por isso paramos de acompanhá-lo. O histórico dele foi mantido.',
  },
  alert: {
    title:
      '{count, plural, =0 {# palavras-chave mudaram de posição} one {# palavra-chave mudou de posição} many {# de palavras-chave mudaram de posição} other {# palavras-chave mudaram de posição}}: {title}',
    intro: 'Posições na busca em {day}:',
    entered: '“{keyword}” ({country}) entrou no top {place}: {before} → {after}',
    left: '“{keyword}” ({country}) saiu do top {place}: {before} → {after}',
    more: '{count, plural, =0 {Veja mais # palavras-chave na campanha.} one {Veja mais # palavra-chave na campanha.} many {Veja mais # de palavras-chave na campanha.} other {Veja mais # palavras-chave na campanha.}}',
    off: 'Para não receber estes e-mails, desative os alertas na campanha.',
  },
} satisfies Phrases['campaignMail'];
