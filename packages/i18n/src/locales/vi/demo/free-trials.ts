import type { DemoTexts } from '../../../demo-texts.ts';

export const freeTrials: DemoTexts['freeTrials'] = {
  views: {
    name: 'View miễn phí cho video của bạn',
    short_body: 'Xem đơn chạy thế nào trước khi trả tiền.',
    steps: [
      'Sao chép link video công khai của bạn.',
      'Dán vào biểu mẫu rồi gửi.',
      'Theo dõi đơn ở trang Đơn hàng.',
    ],
  },
  post: {
    name: 'Like cho bài đăng nhắc đến chúng tôi',
    short_body: 'Giới thiệu panel này và nhận like miễn phí.',
    steps: [
      'Đăng bài nhắc đến panel này bằng lời của bạn. Ghi rõ là quảng cáo nếu mạng xã hội yêu cầu.',
      'Gửi link bài đăng làm bằng chứng.',
      'Chúng tôi duyệt rồi đặt đơn like cho link bạn nhập.',
    ],
  },
  regulars: {
    name: 'Quà cảm ơn khách hàng thân thiết',
    short_body: 'View miễn phí khi bạn đã chi và nạp một khoản nhỏ.',
    steps: ['Đạt cả hai mức tiền ở trên.', 'Dán link video công khai của bạn.', 'Đơn bắt đầu chạy ngay.'],
  },
};
