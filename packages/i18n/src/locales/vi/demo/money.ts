import type { DemoTexts } from '../../../demo-texts.ts';

export const money: DemoTexts['money'] = {
  coupons: {
    WELCOME10: {
      name: 'Chào mừng',
      description: 'Giảm mười phần trăm cho đơn đầu tiên.',
    },
    TOPUP5: {
      name: 'Thêm một chút',
      description: 'Cộng thêm năm phần trăm mỗi lần nạp.',
    },
    CASHBACK3: {
      name: 'Hoàn tiền',
      description: 'Ba phần trăm đơn hàng hoàn lại dưới dạng thưởng khi giao xong.',
    },
  },
  grades: {
    newcomer: 'Người mới',
    bronze: 'Đồng',
    silver: 'Bạc',
    gold: 'Vàng',
    platinum: 'Bạch kim',
  },
  paymentMethods: {
    balance: ['Số dư', 'Thanh toán ngay từ số dư.'],
    sandbox: ['Thanh toán thử', 'Để dùng thử: không có tiền thật được chuyển.'],
    transfer: [
      'Chuyển khoản ngân hàng',
      'Có người kiểm tra, thường trong một ngày.',
      '<p>Ghi số hóa đơn vào nội dung chuyển khoản.</p>',
    ],
    scan: ['Chuyển khoản QR', 'Quét mã bằng ứng dụng ngân hàng hoặc ví.'],
  },
  payouts: {
    card: {
      name: 'Thẻ ngân hàng',
      description: 'Đến trong vòng hai ngày làm việc.',
      account_hint: 'Dãy số dài ở mặt trước thẻ',
    },
    crypto: {
      name: 'USDT (TRC-20)',
      description: 'Thường trong vòng một giờ sau khi kiểm tra.',
      account_hint: 'Địa chỉ ví của bạn, bắt đầu bằng T',
    },
    paypal: {
      name: 'PayPal',
      description: 'Trong ngày, vào ngày làm việc.',
      account_hint: 'Email tài khoản PayPal của bạn',
    },
  },
};
