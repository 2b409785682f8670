import type { Phrases } from '../../../phrases.ts';

export const payouts = {
  action: 'Xem các lần rút tiền',
  requested: {
    subject: 'Rút tiền {number}: yêu cầu {amount}',
    title: 'Đã yêu cầu rút tiền',
    text: 'Bạn đã yêu cầu rút {amount} qua {method} về {account}; sau khi trừ phí bạn sẽ nhận {payout}. Số tiền được giữ riêng cho đến khi kiểm tra xong. Nếu không phải bạn, hãy hủy yêu cầu và đổi mật khẩu ngay.',
  },
  paid: {
    title: 'Rút tiền {number}: đã gửi {payout}',
    text: 'Chúng tôi đã gửi {payout} qua {method} về {account}. Mã giao dịch: {reference}.',
  },
  rejected: {
    title: 'Yêu cầu rút tiền {number} bị từ chối',
    text: 'Chúng tôi không thể chi trả {amount} qua {method}. Lý do: {reason}. Số tiền đã trở về thu nhập của bạn.',
  },
} satisfies Phrases['payouts'];
