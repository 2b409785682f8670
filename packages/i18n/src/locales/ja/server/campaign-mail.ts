import type { Phrases } from '../../../phrases.ts';

export const campaignMail = {
  button: 'キャンペーンを見る',
  plan: {
    trialEnding: {
      title: '「{plan}」プランの無料お試しは{date}に終了します',
      text: '{date}に「{plan}」プランが始まり、残高から月額{price}が支払われます。それまでにチャージするか、自動更新をオフにしてください。',
    },
    ending: {
      title: '「{plan}」プランは{date}に終了します',
      text: '自動更新がオフのため、{date}にYouTubeキャンペーンが一時停止します。履歴は残ります。',
    },
    shrinking: {
      title: '{date}に一部のキャンペーンが一時停止します',
      text: '「{plan}」プランで追跡できるキーワードは{limit}個です。{date}に、新しいものから順に{campaigns, plural, other {#件}}のキャンペーンが一時停止します。すべてのキャンペーンを続けるには、キーワードを減らすか、上位のプランを選んでください。',
    },
    renewed: {
      title: '「{plan}」プランを更新しました',
      text: '残高から{price}をお支払いいただきました。プランの期限は{date}です。',
    },
    shrunk: {
      title: '「{plan}」プランが始まりました',
      text: 'プランの期限は{date}、追跡できるキーワードは{limit}個です。上限を超えた{campaigns, plural, other {#件}}のキャンペーンを一時停止しました。履歴は残ります。',
    },
    lapsed: {
      title: '「{plan}」プランは更新されませんでした',
      text: '翌月分（{price}）に対して残高が不足しているため、YouTubeキャンペーンを一時停止しました。データは削除されません。続けるには、チャージしてプランを選んでください。',
    },
    ended: {
      title: '「{plan}」プランが終了しました',
      text: 'YouTubeキャンペーンを一時停止しました。データは削除されません。続けるには、プランを選んでください。',
    },
  },
  finished: {
    title: 'キャンペーン終了：{title}',
    text: '動画が非公開または削除された状態が30日間続いたため、追跡を終了しました。履歴は残ります。',
  },
  alert: {
    title: 'キーワード{count, plural, other {#個}}の順位が変わりました：{title}',
    intro: '{day}の検索順位：',
    entered: '「{keyword}」（{country}）が{place}位以内に入りました：{before} → {after}',
    left: '「{keyword}」（{country}）が{place}位以内から外れました：{before} → {after}',
    more: 'ほかの{count, plural, other {#個}}のキーワードはキャンペーンで確認できます。',
    off: 'このメールの配信を停止するには、キャンペーンで通知をオフにしてください。',
  },
} satisfies Phrases['campaignMail'];
