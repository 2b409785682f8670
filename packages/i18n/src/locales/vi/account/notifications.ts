import type { Phrases } from '../../../phrases.ts';

export const notifications = {
  title: 'Email của bạn',
  lead: 'Chọn những gì {panel} báo cho bạn qua email. Thay đổi có hiệu lực ngay.',
  topics: {
    order: 'Đơn hàng',
    orderHint: 'Đã nhận, hoàn tất, bị hủy, giao một phần',
    payment: 'Thanh toán',
    paymentHint: 'Đã nhận, đang kiểm tra, đã hoàn',
    subscription: 'Gói đăng ký',
    subscriptionHint: 'Bài đăng mới, thiếu tiền, kết thúc',
  },
  always: 'Thư về an toàn tài khoản và câu trả lời cho câu hỏi của bạn luôn được gửi.',
  stopAll: 'Tắt cả ba',
  saved: 'Đã lưu. Bạn có thể đổi ý bất cứ lúc nào.',
  failed: 'Chưa lưu được. Vui lòng thử lại.',
  inApp: {
    title: 'Thông báo',
    lead: 'Đơn hàng, thanh toán và tài khoản của bạn. Lưu trong 90 ngày.',
    readAll: 'Đánh dấu tất cả là đã đọc',
    settings: 'Cài đặt',
    unread: 'Chưa đọc',
    noneUnread: 'Không có thông báo chưa đọc',
    empty: 'Chưa có thông báo',
    emptyText: 'Chúng tôi sẽ báo tại đây khi đơn hoàn thành hoặc có khoản thanh toán.',
  },
  broken: {
    title: 'Liên kết này không hoạt động',
    text: 'Vui lòng mở liên kết ở cuối một email của chúng tôi, hoặc đăng nhập và chọn trong hồ sơ.',
    action: 'Đăng nhập',
  },
} satisfies Phrases['notifications'];
