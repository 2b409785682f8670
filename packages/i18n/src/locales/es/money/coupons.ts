import type { Phrases } from '../../../phrases.ts';

export const coupons = {
  problems: {
    unknown: 'El cupón no se puede aplicar. Revisa el código.',
    not_started: 'Este cupón aún no es válido',
    expired: 'Este cupón venció',
    used_up: 'Este cupón ya se agotó',
    used_by_you: 'Ya usaste este cupón',
    needs_account: 'Inicia sesión para usar este cupón',
    only_orders: 'Este cupón es solo para pedidos',
    only_top_ups: 'Este cupón es solo para recargas',
    other_services: 'Este cupón no es válido para estos servicios',
    below_minimum: 'Mínimo para este cupón: {minimum}',
    below_minimum_of_services: 'Mínimo para este cupón: {minimum} en los servicios que cubre',
    no_effect: 'El cupón no se puede aplicar',
  },
} satisfies Phrases['coupons'];
