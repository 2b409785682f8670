import type { Phrases } from '../../../phrases.ts';

export const channelNotices = {
  disconnected: {
    title: 'Kết nối lại “{channel}”',
    text: 'Chúng tôi không còn đọc được báo cáo của kênh YouTube “{channel}” vì quyền truy cập đã bị thu hồi hoặc hết hạn. Kết nối lại kênh để số liệu thống kê luôn được cập nhật. Nếu không, chúng tôi sẽ xóa dữ liệu của kênh sau một tuần.',
  },
  action: 'Xem thống kê kênh',
} satisfies Phrases['channelNotices'];
