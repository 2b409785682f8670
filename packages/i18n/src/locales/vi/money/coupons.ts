import type { Phrases } from '../../../phrases.ts';

export const coupons = {
  problems: {
    unknown: 'Mã không áp dụng được. Hãy kiểm tra lại mã.',
    not_started: 'Mã này chưa đến thời gian áp dụng',
    expired: 'Mã này đã hết hạn',
    used_up: 'Mã này đã hết lượt dùng',
    used_by_you: 'Bạn đã dùng mã này rồi',
    needs_account: 'Đăng nhập để dùng mã này',
    only_orders: 'Mã này chỉ dùng cho đơn hàng',
    only_top_ups: 'Mã này chỉ dùng khi nạp tiền',
    other_services: 'Mã này không áp dụng cho các dịch vụ này',
    below_minimum: 'Mã này áp dụng từ {minimum} trở lên',
    below_minimum_of_services: 'Mã này áp dụng từ {minimum} trở lên cho các dịch vụ thuộc mã',
    no_effect: 'Mã không áp dụng được',
  },
} satisfies Phrases['coupons'];
