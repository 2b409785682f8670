import type { Phrases } from '../../../phrases.ts';

export const coupons = {
  problems: {
    unknown: 'O cupom não se aplica. Confira o código.',
    not_started: 'Este cupom ainda não é válido',
    expired: 'Este cupom expirou',
    used_up: 'Este cupom já se esgotou',
    used_by_you: 'Você já usou este cupom',
    needs_account: 'Entre para usar este cupom',
    only_orders: 'Este cupom vale só para pedidos',
    only_top_ups: 'Este cupom vale só para recargas',
    other_services: 'Este cupom não vale para estes serviços',
    below_minimum: 'Mínimo para este cupom: {minimum}',
    below_minimum_of_services: 'Mínimo para este cupom: {minimum} nos serviços participantes',
    no_effect: 'O cupom não se aplica',
  },
} satisfies Phrases['coupons'];
