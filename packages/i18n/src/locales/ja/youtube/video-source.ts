import type { Phrases } from '../../../phrases.ts';

export const videoSource = {
  label: 'この数値について',
  sample: {
    badge: 'サンプル数値',
    text: 'このページを試せるように用意した架空の数値です。サイトがYouTubeと連携すると実際の数値が表示されます。',
  },
  states: {
    quota_used_up: '本日分のYouTubeへのリクエストを使い切りました。毎日のリセット後に数値を更新します。',
    unavailable: '現在YouTubeから応答がありません。引き続き取得を試みます。',
    not_connected: 'このチャンネルはまだYouTubeと連携されていません。',
    consent_revoked:
      'YouTube側でアクセス権が取り消されました。数値を更新するには、チャンネルをもう一度連携してください。',
    gone: 'このチャンネルまたは動画はYouTubeに存在しません。',
  },
  updated: '更新：<time></time>',
  nextUpdate: '次回の更新：<time></time>',
} satisfies Phrases['videoSource'];
