import type { Phrases } from '../../../phrases.ts';

export const channelNotices = {
  disconnected: {
    title: '「{channel}」を再接続してください',
    text: 'YouTubeでチャンネル「{channel}」のレポートを読み取れなくなりました。許可が取り消されたか、期限が切れています。統計を最新に保つには、もう一度接続してください。接続しない場合、1週間後にデータを削除します。',
  },
  action: 'チャンネル統計を見る',
} satisfies Phrases['channelNotices'];
