import type { Phrases } from '../../../phrases.ts';

export const coupons = {
  problems: {
    unknown: 'Промокод не действует. Проверьте код.',
    not_started: 'Этот промокод ещё не начал действовать',
    expired: 'Срок действия промокода истёк',
    used_up: 'Этот промокод закончился',
    used_by_you: 'Вы уже использовали этот промокод',
    needs_account: 'Войдите, чтобы использовать этот промокод',
    only_orders: 'Этот промокод действует только для заказов',
    only_top_ups: 'Этот промокод действует только для пополнения баланса',
    other_services: 'Этот промокод не действует для этих услуг',
    below_minimum: 'Этот промокод действует от {minimum}',
    below_minimum_of_services: 'Этот промокод действует от {minimum} на услуги, к которым он относится',
    no_effect: 'Промокод не действует',
  },
} satisfies Phrases['coupons'];
