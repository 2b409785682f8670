import type { DemoTexts } from '../../../demo-texts.ts';

export const money: DemoTexts['money'] = {
  coupons: {
    WELCOME10: {
      name: 'Chào mừng',
      description: 'Giảm 10% cho đơn đầu tiên.',
    },
    TOPUP5: {
      name: 'Thưởng nạp tiền',
      description: 'Thưởng thêm 5% khi nạp tiền.',
    },
    CASHBACK3: {
      name: 'Cashback',
      description: 'Nhận tiền thưởng bằng 3% giá trị đơn khi đơn hoàn thành.',
    },
  },
  grades: {
    newcomer: 'Thành viên mới',
    bronze: 'Đồng',
    silver: 'Bạc',
    gold: 'Vàng',
    platinum: 'Bạch kim',
  },
  paymentMethods: {
    balance: ['Số dư', 'Thanh toán ngay từ số dư.'],
    sandbox: ['Thanh toán thử', 'Dùng để thử, không trừ tiền thật.'],
    transfer: [
      'Chuyển khoản ngân hàng',
      'Chúng tôi thường duyệt trong vòng một ngày.',
      '<p>Ghi số hóa đơn vào nội dung chuyển khoản.</p>',
    ],
    scan: ['Chuyển khoản QR', 'Quét mã bằng ứng dụng ngân hàng hoặc ví.'],
  },
  payouts: {
    card: {
      name: 'Thẻ ngân hàng',
      description: 'Nhận tiền trong vòng hai ngày làm việc.',
      account_hint: 'Dãy số dài ở mặt trước thẻ',
    },
    crypto: {
      name: 'USDT (TRC-20)',
      description: 'Thường nhận được trong vòng một giờ sau khi duyệt.',
      account_hint: 'Địa chỉ ví của bạn, bắt đầu bằng T',
    },
    paypal: {
      name: 'PayPal',
      description: 'Nhận tiền trong ngày nếu là ngày làm việc.',
      account_hint: 'Email tài khoản PayPal của bạn',
    },
  },
};
