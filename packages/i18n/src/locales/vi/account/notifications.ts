import type { Phrases } from '../../../phrases.ts';

export const notifications = {
  title: 'Thông báo qua email',
  lead: 'Chọn những email bạn muốn nhận từ {panel}. Thay đổi có hiệu lực ngay.',
  topics: {
    order: 'Đơn hàng',
    orderHint: 'Đã đặt, hoàn thành, đã hủy, chạy một phần',
    payment: 'Thanh toán',
    paymentHint: 'Đã nhận, đang duyệt, đã hoàn tiền',
    subscription: 'Gói tự động',
    subscriptionHint: 'Bài đăng mới, số dư không đủ, gói kết thúc',
  },
  always: 'Cảnh báo bảo mật và phản hồi từ bộ phận hỗ trợ luôn được gửi.',
  stopAll: 'Ngừng nhận tất cả email',
  saved: 'Đã lưu. Bạn có thể đổi lại bất cứ lúc nào.',
  failed: 'Không lưu được. Vui lòng thử lại.',
  inApp: {
    title: 'Thông báo',
    lead: 'Thông báo về đơn hàng, thanh toán và tài khoản của bạn, được lưu trong 90 ngày.',
    readAll: 'Đánh dấu tất cả là đã đọc',
    settings: 'Cài đặt',
    all: 'Tất cả',
    unread: 'Chưa đọc',
    noneUnread: 'Không có thông báo chưa đọc',
    empty: 'Chưa có thông báo',
    emptyText: 'Cập nhật về đơn hàng và thanh toán sẽ hiện ở đây.',
  },
  broken: {
    title: 'Link này không hoạt động',
    text: 'Dùng link ở cuối email của chúng tôi, hoặc đăng nhập và đổi cài đặt thông báo trong hồ sơ.',
    action: 'Đăng nhập',
  },
} satisfies Phrases['notifications'];
