import type { Phrases } from '../../../phrases.ts';

export const channelNotices = {
  disconnected: {
    title: 'Kết nối lại “{channel}”',
    text: 'YouTube không còn cho phép chúng tôi đọc báo cáo của kênh “{channel}”: quyền đã bị thu hồi hoặc đã hết hạn. Hãy kết nối lại để thống kê luôn được cập nhật. Nếu không, chúng tôi sẽ xóa số liệu của kênh sau một tuần.',
  },
  action: 'Xem thống kê kênh',
} satisfies Phrases['channelNotices'];
