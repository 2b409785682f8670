import type { Phrases } from '../../../phrases.ts';

export const coupons = {
  problems: {
    unknown: 'Промокод не действует. Проверьте код.',
    not_started: 'Этот промокод ещё не действует',
    expired: 'Срок действия этого промокода истёк',
    used_up: 'Лимит этого промокода исчерпан',
    used_by_you: 'Вы уже использовали этот промокод',
    needs_account: 'Войдите, чтобы использовать этот промокод',
    only_orders: 'Этот промокод действует только на заказы',
    only_top_ups: 'Этот промокод действует только при пополнении баланса',
    other_services: 'Промокод не действует на эти услуги',
    below_minimum: 'Минимальная сумма для этого промокода: {minimum}',
    below_minimum_of_services: 'Минимальная сумма за услуги, на которые действует этот промокод: {minimum}',
    no_effect: 'Промокод не действует',
  },
} satisfies Phrases['coupons'];
