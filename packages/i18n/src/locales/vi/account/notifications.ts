import type { Phrases } from '../../../phrases.ts';

export const notifications = {
  title: 'Thông báo qua email',
  lead: 'Chọn những email bạn nhận từ {panel}. Thay đổi có hiệu lực ngay.',
  topics: {
    order: 'Đơn hàng',
    orderHint: 'Đã nhận, hoàn tất, bị hủy, giao một phần',
    payment: 'Thanh toán',
    paymentHint: 'Đã nhận, đang duyệt, đã hoàn',
    subscription: 'Gói đăng ký',
    subscriptionHint: 'Bài đăng mới, thiếu tiền, kết thúc',
  },
  always: 'Cảnh báo bảo mật và câu trả lời của bộ phận hỗ trợ luôn được gửi.',
  stopAll: 'Hủy nhận tất cả',
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
    text: 'Dùng liên kết ở cuối một email của chúng tôi, hoặc đăng nhập và thay đổi trong hồ sơ.',
    action: 'Đăng nhập',
  },
} satisfies Phrases['notifications'];
