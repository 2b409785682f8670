import type { Phrases } from '../../../phrases.ts';

export const channelNotices = {
  disconnected: {
    title: '「{channel}」を再連携してください',
    text: 'アクセス許可が取り消されたか期限切れになったため、YouTubeチャンネル「{channel}」のレポートを取得できなくなりました。統計を最新に保つには、もう一度連携してください。連携されない場合、1週間後にデータを削除します。',
  },
  action: 'チャンネル統計を見る',
} satisfies Phrases['channelNotices'];
