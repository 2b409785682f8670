import type { Phrases } from '../../../phrases.ts';

export const guest = {
  subject: 'Đơn hàng của bạn tại {panel}',
  newcomer: {
    text: 'Một đơn hàng đã được đặt tại {panel} bằng địa chỉ này. Hãy đặt mật khẩu để theo dõi tiến độ, thanh toán sau hoặc đặt lại.',
    action: 'Đặt mật khẩu',
  },
  known: {
    text: 'Một đơn hàng đã được đặt tại {panel} bằng địa chỉ này và nằm trong tài khoản của bạn. Hãy đăng nhập để theo dõi tiến độ.',
    action: 'Đăng nhập',
  },
} satisfies Phrases['guest'];
