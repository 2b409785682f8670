import type { Phrases } from '../../../phrases.ts';

export const coupons = {
  problems: {
    unknown: 'このクーポンは適用できません。コードをご確認ください。',
    not_started: 'このクーポンは利用開始前です',
    expired: 'このクーポンは有効期限が切れています',
    used_up: 'このクーポンは利用回数の上限に達しました',
    used_by_you: 'このクーポンはすでにご利用になっています',
    needs_account: 'このクーポンを使うにはログインしてください',
    only_orders: 'このクーポンは注文専用です',
    only_top_ups: 'このクーポンはチャージ専用です',
    other_services: 'このクーポンは選択したサービスには使えません',
    below_minimum: 'このクーポンの最低利用額：{minimum}',
    below_minimum_of_services: 'このクーポンの最低利用額：対象サービスで{minimum}',
    no_effect: 'このクーポンは適用できません',
  },
} satisfies Phrases['coupons'];
