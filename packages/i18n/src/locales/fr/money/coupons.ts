import type { Phrases } from '../../../phrases.ts';

export const coupons = {
  problems: {
    unknown: 'Le code promo ne s’applique pas. Vérifiez-le.',
    not_started: 'Ce code promo n’est pas encore valable',
    expired: 'Ce code promo a expiré',
    used_up: 'Ce code promo est épuisé',
    used_by_you: 'Vous avez déjà utilisé ce code promo',
    needs_account: 'Connectez-vous pour utiliser ce code promo',
    only_orders: 'Ce code promo est réservé aux commandes',
    only_top_ups: 'Ce code promo est réservé aux recharges',
    other_services: 'Ce code promo ne s’applique pas à ces services',
    below_minimum: 'Minimum pour ce code promo\u00a0: {minimum}',
    below_minimum_of_services: 'Minimum pour ce code promo\u00a0: {minimum} sur les services concernés',
    no_effect: 'Le code promo ne s’applique pas',
  },
} satisfies Phrases['coupons'];
