import type { Phrases } from '../../../phrases.ts';

export const channelNotices = {
  disconnected: {
    title: '请重新连接“{channel}”',
    text: 'YouTube 不再允许我们读取您的频道“{channel}”的报告：授权已被撤回或已过期。请重新连接，以便统计数据保持最新，否则我们将在一周后删除该频道的数据。',
  },
  action: '查看频道统计',
} satisfies Phrases['channelNotices'];
