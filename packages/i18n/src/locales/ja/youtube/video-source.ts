import type { Phrases } from '../../../phrases.ts';

export const videoSource = {
  label: 'この数値について',
  sample: {
    badge: 'サンプルデータ',
    text: 'このページを試すためのサンプルです。サイトがYouTubeと連携すると、実際の数値が表示されます。',
  },
  states: {
    quota_used_up:
      '本日のYouTubeへのリクエスト上限に達しました。上限がリセットされると、数値が更新されます。',
    unavailable: '現在YouTubeが応答していません。引き続き取得を試みます。',
    not_connected: 'このチャンネルはまだ連携されていません。',
    consent_revoked:
      'YouTube側でアクセス許可が取り消されました。数値を更新するには、チャンネルをもう一度連携してください。',
    gone: 'このチャンネルまたは動画は、現在YouTube上にありません。',
  },
  updated: '更新：<time></time>',
  nextUpdate: '次回の更新：<time></time>',
} satisfies Phrases['videoSource'];
