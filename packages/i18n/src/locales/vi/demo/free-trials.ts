import type { DemoTexts } from '../../../demo-texts.ts';

export const freeTrials: DemoTexts['freeTrials'] = {
  views: {
    name: 'Lượt xem miễn phí cho video của bạn',
    short_body: 'Xem cách giao hàng trước khi trả tiền.',
    steps: [
      'Sao chép link video công khai của bạn.',
      'Dán vào biểu mẫu rồi gửi.',
      'Theo dõi đơn ở trang đơn hàng.',
    ],
  },
  post: {
    name: 'Lượt thích cho bài viết nhắc đến chúng tôi',
    short_body: 'Giới thiệu panel này và nhận lượt thích miễn phí.',
    steps: [
      'Đăng bài nhắc đến panel này bằng lời của bạn. Đánh dấu là quảng cáo nếu mạng yêu cầu.',
      'Gửi link bài viết làm bằng chứng.',
      'Chúng tôi kiểm tra rồi đặt lượt thích cho link bạn chọn.',
    ],
  },
  regulars: {
    name: 'Lời cảm ơn khách hàng thân thiết',
    short_body: 'Lượt xem miễn phí khi bạn đã chi và nạp một ít.',
    steps: ['Đạt cả hai mức tiền ở trên.', 'Dán link video công khai của bạn.', 'Đơn hàng bắt đầu ngay.'],
  },
};
