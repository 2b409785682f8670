import type { Phrases } from '../../../phrases.ts';

export const guest = {
  subject: 'Đơn hàng của bạn tại {panel}',
  view: 'Xem đơn hàng',
  notYou: 'Không phải bạn? Bạn có thể bỏ qua email này.',
  reason: 'Bạn nhận được thư này vì địa chỉ này đã được nhập cho một đơn hàng tại {panel}.',
  newcomer: {
    text: 'Ai đó, có thể là bạn, đã đặt một đơn hàng {amount} tại {panel} bằng địa chỉ này. Hãy đặt mật khẩu: khi đơn được thanh toán, bạn sẽ thấy nó trên trang đơn hàng và có thể thêm vào đơn hàng của mình.',
    action: 'Đặt mật khẩu',
  },
  known: {
    text: 'Ai đó, có thể là bạn, đã đặt một đơn hàng {amount} tại {panel} bằng địa chỉ này mà không đăng nhập. Khi đơn được thanh toán, bạn sẽ thấy nó trên trang đơn hàng và có thể thêm vào đơn hàng của mình.',
    action: 'Xem và thêm vào đơn của tôi',
  },
} satisfies Phrases['guest'];
