import type { DemoTexts } from '../../../demo-texts.ts';

export const reviews: DemoTexts['reviews'] = {
  authors: ['Minh T.', 'Lan N.', 'Huy P.', 'Thảo V.', 'Quân Đ.', 'Ngọc L.'],
  good: [
    'Chạy đủ số lượng, còn sớm hơn một chút so với thời gian ghi trên trang.',
    'Đúng như mô tả, mình đã đặt ba lần rồi.',
    'Lên đều, giá rõ ràng ngay từ đầu.',
    'Hỗ trợ phản hồi trong vòng một tiếng.',
    'So bốn dịch vụ ở đây rồi mình chọn dịch vụ này.',
  ],
  fair: [
    'Có chạy nhưng muộn hơn thời gian ghi trên trang.',
    'Cuối cùng cũng ổn, nhưng chờ hơi lâu mới bắt đầu.',
  ],
  poor: ['Chạy thiếu một phần, phần thiếu được hoàn tiền ngay.'],
};
