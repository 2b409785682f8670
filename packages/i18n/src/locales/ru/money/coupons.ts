import type { Phrases } from '../../../phrases.ts';

export const coupons = {
  problems: {
    unknown: 'Промокод не действует. Проверьте код.',
    not_started: 'Этот промокод ещё не действует',
    expired: 'Срок действия этого промокода истёк',
    used_up: 'Этот промокод исчерпан',
    used_by_you: 'Вы уже использовали этот промокод',
    needs_account: 'Войдите, чтобы использовать этот промокод',
    only_orders: 'Этот промокод действует только для заказов',
    only_top_ups: 'Этот промокод действует только для пополнения баланса',
    other_services: 'Этот промокод не действует для этих услуг',
    below_minimum: 'Минимум для этого промокода: {minimum}',
    below_minimum_of_services: 'Минимум для этого промокода: {minimum} за услуги, на которые он действует',
    no_effect: 'Промокод не действует',
  },
} satisfies Phrases['coupons'];
