import type { DemoTexts } from '../../../demo-texts.ts';

export const reviews: DemoTexts['reviews'] = {
  authors: ['Minh T.', 'Lan N.', 'Huy P.', 'Thảo V.'],
  good: [
    'Nhận đủ và sớm hơn một chút so với thông báo.',
    'Đúng như mô tả, tôi đã đặt ba lần rồi.',
    'Tiến độ đều đặn, giá rõ ràng ngay từ đầu.',
  ],
  fair: ['Có nhận được nhưng muộn hơn ghi trên trang.'],
  poor: ['Bị thiếu một phần; phần chênh lệch được hoàn lại ngay.'],
};
