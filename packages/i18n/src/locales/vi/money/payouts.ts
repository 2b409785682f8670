import type { Phrases } from '../../../phrases.ts';

export const payouts = {
  action: 'Xem yêu cầu rút tiền',
  requested: {
    subject: 'Yêu cầu rút tiền {number}: {amount}',
    title: 'Đã yêu cầu rút tiền',
    text: 'Bạn đã yêu cầu rút {amount} qua {method} về {account}. Sau khi trừ phí, bạn sẽ nhận {payout}. Số tiền được tạm giữ trong lúc chúng tôi duyệt yêu cầu. Nếu yêu cầu này không phải của bạn, hãy hủy và đổi mật khẩu ngay.',
  },
  paid: {
    title: 'Yêu cầu rút tiền {number}: đã chuyển {payout}',
    text: 'Chúng tôi đã chuyển {payout} qua {method} về {account}. Mã giao dịch: {reference}.',
  },
  rejected: {
    title: 'Yêu cầu rút tiền {number} bị từ chối',
    text: 'Chúng tôi không chuyển được {amount} qua {method}. Số tiền đã được cộng lại vào thu nhập của bạn. Lý do: {reason}',
  },
} satisfies Phrases['payouts'];
