import type { Phrases } from '../../../phrases.ts';

export const coupons = {
  problems: {
    unknown: 'O cupom não vale aqui. Confira o código.',
    not_started: 'Este cupom ainda não está valendo',
    expired: 'Este cupom expirou',
    used_up: 'Este cupom se esgotou',
    used_by_you: 'Você já usou este cupom',
    needs_account: 'Entre na sua conta para usar este cupom',
    only_orders: 'Este cupom vale só para pedidos',
    only_top_ups: 'Este cupom vale só para adicionar saldo',
    other_services: 'Este cupom não vale para estes serviços',
    below_minimum: 'Este cupom vale a partir de {minimum}',
    below_minimum_of_services: 'Este cupom vale a partir de {minimum} nos serviços participantes',
    no_effect: 'O cupom não vale aqui',
  },
} satisfies Phrases['coupons'];
