import type { Phrases } from '../../../phrases.ts';

export const coupons = {
  problems: {
    unknown: 'Mã khuyến mãi không áp dụng được. Kiểm tra lại mã.',
    not_started: 'Mã này chưa có hiệu lực',
    expired: 'Mã này đã hết hạn',
    used_up: 'Mã này đã hết lượt dùng',
    used_by_you: 'Bạn đã dùng mã này rồi',
    needs_account: 'Đăng nhập để dùng mã này',
    only_orders: 'Mã này chỉ dùng cho đơn hàng',
    only_top_ups: 'Mã này chỉ dùng khi nạp tiền',
    other_services: 'Mã này không áp dụng cho các dịch vụ này',
    below_minimum: 'Mức tối thiểu để dùng mã này: {minimum}',
    below_minimum_of_services: 'Mức tối thiểu để dùng mã này: {minimum}, tính trên các dịch vụ được áp dụng',
    no_effect: 'Mã khuyến mãi không áp dụng được',
  },
} satisfies Phrases['coupons'];
