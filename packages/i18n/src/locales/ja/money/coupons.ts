import type { Phrases } from '../../../phrases.ts';

export const coupons = {
  problems: {
    unknown: 'このクーポンは使えません。コードをご確認ください。',
    not_started: 'このクーポンはまだ利用期間前です',
    expired: 'このクーポンは有効期限が切れています',
    used_up: 'このクーポンは利用上限に達しました',
    used_by_you: 'このクーポンはすでにご利用済みです',
    needs_account: 'このクーポンを使うにはログインしてください',
    only_orders: 'このクーポンは注文専用です',
    only_top_ups: 'このクーポンはチャージ専用です',
    other_services: 'このクーポンは選択中のサービスには使えません',
    below_minimum: 'このクーポンは{minimum}以上で使えます',
    below_minimum_of_services: 'このクーポンは対象サービスの合計が{minimum}以上で使えます',
    no_effect: 'このクーポンは使えません',
  },
} satisfies Phrases['coupons'];
