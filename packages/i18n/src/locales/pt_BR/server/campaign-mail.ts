import type { Phrases } from '../../../phrases.ts';

export const campaignMail = {
  button: 'Ver campanhas',
  plan: {
    trialEnding: {
      title: 'Seu teste do {plan} termina em {date}',
      text: 'Em {date} começa o plano {plan}: {price} por mês do seu saldo. Adicione saldo a tempo ou desative a renovação.',
    },
    ending: {
      title: 'Seu plano {plan} termina em {date}',
      text: 'A renovação está desativada. Em {date} suas campanhas de palavras-chave serão pausadas; o histórico continua.',
    },
    shrinking: {
      title: 'Algumas campanhas serão pausadas em {date}',
      text: 'O plano {plan} acompanha {limit} palavras-chave. Em {date} {campaigns, plural, =0 {suas # campanhas mais recentes serão pausadas} one {sua campanha mais recente será pausada} many {suas # campanhas mais recentes serão pausadas} other {suas # campanhas mais recentes serão pausadas}}. Remova palavras-chave ou escolha um plano maior para manter tudo ativo.',
    },
    renewed: {
      title: 'Plano {plan} renovado',
      text: 'Cobramos {price} do seu saldo. Seu plano vale até {date}.',
    },
    shrunk: {
      title: 'Seu plano {plan} começou',
      text: 'Ele vale até {date} e acompanha {limit} palavras-chave. {campaigns, plural, =0 {# campanhas não cabem mais e estão pausadas} one {# campanha não cabe mais e está pausada} many {# campanhas não cabem mais e estão pausadas} other {# campanhas não cabem mais e estão pausadas}}; o histórico continua.',
    },
    lapsed: {
      title: 'Seu plano {plan} parou',
      text: 'Seu saldo não cobre {price} do próximo mês, por isso suas campanhas de palavras-chave estão pausadas. Nada é apagado: adicione saldo e escolha um plano para continuar.',
    },
    ended: {
      title: 'Seu plano {plan} terminou',
      text: 'Suas campanhas de palavras-chave estão pausadas. Nada é apagado: escolha um plano para continuar.',
    },
  },
  finished: {
    title: 'Campanha encerrada: {title}',
    text: 'O vídeo está privado ou removido há 30 dias, por isso paramos de acompanhá-lo. O histórico continua.',
  },
  alert: {
    title:
      '{count, plural, =0 {# palavras-chave mudaram} one {# palavra-chave mudou} many {# palavras-chave mudaram} other {# palavras-chave mudaram}}: {title}',
    intro: 'Posições na busca em {day}:',
    entered: '“{keyword}” ({country}) entrou no top {place}: {before} → {after}',
    left: '“{keyword}” ({country}) saiu do top {place}: {before} → {after}',
    more: '{count, plural, =0 {Há mais # palavras-chave} one {Há mais # palavra-chave} many {Há mais # palavras-chave} other {Há mais # palavras-chave}} na campanha.',
    off: 'Para não receber estes e-mails, desative os alertas na campanha.',
  },
} satisfies Phrases['campaignMail'];
