import type { Phrases } from '../../../phrases.ts';

export const coupons = {
  problems: {
    unknown: 'El cupón no se puede aplicar. Revisa el código.',
    not_started: 'Este cupón todavía no es válido',
    expired: 'Este cupón ha caducado',
    used_up: 'Este cupón se ha agotado',
    used_by_you: 'Ya has usado este cupón',
    needs_account: 'Inicia sesión para usar este cupón',
    only_orders: 'Este cupón solo vale para pedidos',
    only_top_ups: 'Este cupón solo vale para recargas',
    other_services: 'Este cupón no vale para estos servicios',
    below_minimum: 'Este cupón requiere un mínimo de {minimum}',
    below_minimum_of_services: 'Este cupón requiere un mínimo de {minimum} en los servicios que cubre',
    no_effect: 'El cupón no se puede aplicar',
  },
} satisfies Phrases['coupons'];
