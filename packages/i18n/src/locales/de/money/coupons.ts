import type { Phrases } from '../../../phrases.ts';

export const coupons = {
  problems: {
    unknown: 'Der Gutschein gilt hier nicht. Prüfen Sie den Code.',
    not_started: 'Dieser Gutschein ist noch nicht gültig',
    expired: 'Dieser Gutschein ist abgelaufen',
    used_up: 'Dieser Gutschein ist aufgebraucht',
    used_by_you: 'Sie haben diesen Gutschein bereits eingelöst',
    needs_account: 'Melden Sie sich an, um diesen Gutschein einzulösen',
    only_orders: 'Dieser Gutschein gilt nur für Bestellungen',
    only_top_ups: 'Dieser Gutschein gilt nur für Aufladungen',
    other_services: 'Dieser Gutschein gilt nicht für diese Services',
    below_minimum: 'Mindestbetrag für diesen Gutschein: {minimum}',
    below_minimum_of_services: 'Mindestbetrag für die Services, für die der Gutschein gilt: {minimum}',
    no_effect: 'Der Gutschein gilt hier nicht',
  },
} satisfies Phrases['coupons'];
