import type { Phrases } from '../../../phrases.ts';

export const channelNotices = {
  disconnected: {
    title: '请重新连接“{channel}”',
    text: '由于授权已被撤销或已过期，我们无法再读取您的 YouTube 频道“{channel}”的报告。请重新连接，以便统计数据保持最新，否则我们将在一周后删除该频道的数据。',
  },
  action: '查看频道统计',
} satisfies Phrases['channelNotices'];
