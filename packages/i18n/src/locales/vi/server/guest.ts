import type { Phrases } from '../../../phrases.ts';

export const guest = {
  subject: 'Đơn hàng của bạn tại {panel}',
  view: 'Xem đơn',
  notYou: 'Nếu đó không phải là bạn, hãy bỏ qua email này.',
  reason: 'Bạn nhận được email này vì địa chỉ email của bạn đã được nhập khi đặt đơn tại {panel}.',
  newcomer: {
    text: 'Ai đó, có thể là bạn, đã đặt một đơn trị giá {amount} tại {panel} bằng địa chỉ email này. Hãy đặt mật khẩu cho tài khoản. Khi đơn được thanh toán, bạn có thể xem đơn ở trang Đơn hàng và thêm vào tài khoản của mình.',
    action: 'Đặt mật khẩu',
  },
  known: {
    text: 'Ai đó, có thể là bạn, đã đặt một đơn trị giá {amount} tại {panel} bằng địa chỉ email này mà không đăng nhập. Khi đơn được thanh toán, bạn có thể xem đơn ở trang Đơn hàng và thêm vào tài khoản của mình.',
    action: 'Đơn hàng của tôi',
  },
} satisfies Phrases['guest'];
