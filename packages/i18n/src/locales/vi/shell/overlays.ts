import type { Phrases } from '../../../phrases.ts';

export const overlays = {
  notices: 'Thông báo',
  frozen: {
    greeting: '{hasName, select, yes {Xin chào {name}} other {Xin chào}}',
    text: 'Tài khoản của bạn tại {panel} đang bị đóng băng nên đơn hàng và thanh toán tạm dừng. Hãy nhắn cho chúng tôi để cùng giải quyết.',
    chat: 'Mở trò chuyện trực tiếp',
  },
  unproven: {
    title: 'Hãy xác nhận e-mail trước',
    text: 'Chúng tôi đã gửi liên kết tới {email}. Hãy mở trong trình duyệt này rồi thử lại.',
    noAddress: 'Hãy thêm địa chỉ e-mail vào tài khoản và xác nhận, rồi thử lại.',
    resend: 'Gửi lại liên kết',
    sent: 'Đã gửi. Vui lòng kiểm tra hộp thư.',
    other: 'Dùng địa chỉ khác',
    add: 'Thêm địa chỉ',
  },
  qr: {
    title: 'Quét mã',
    picture: 'Mã QR',
  },
  manualPayment: {
    title: 'Hoàn tất thanh toán',
    text: 'Chuyển số tiền vào tài khoản này, rồi báo cho chúng tôi biết bạn đã thanh toán.',
    method: 'Phương thức thanh toán',
    account: 'Số tài khoản',
    invoice: 'Số hóa đơn',
    qr: 'Mã QR của khoản thanh toán này',
    comment: 'Ghi chú',
    commentHint: 'Ví dụ tên trên lệnh chuyển khoản, để chúng tôi tìm thấy nhanh hơn.',
    paid: 'Tôi đã thanh toán',
  },
  consent: {
    title: 'Chúng tôi dùng cookie',
    text: 'Một số giúp trang hoạt động. Nếu bạn đồng ý, số khác hỗ trợ thống kê và quảng cáo.',
    privacy: 'Quyền riêng tư',
    manage: 'Quản lý',
    decline: 'Từ chối',
    accept: 'Chấp nhận',
    panelTitle: 'Cài đặt cookie',
    panelText: 'Vui lòng chọn cho cả hai mục. Bạn có thể đổi ý bất cứ lúc nào.',
    analytics: {
      title: 'Phân tích',
      text: 'Cho chúng tôi biết trang nào được dùng và mọi người gặp khó ở đâu, đồng thời tải trò chuyện trực tiếp.',
    },
    advertising: {
      title: 'Quảng cáo',
      text: 'Đo lường quảng cáo của chúng tôi và hiển thị cho những người có thể quan tâm.',
    },
    granted: 'Cho phép',
    denied: 'Không cho phép',
  },
  chat: {
    title: 'Mở trò chuyện trực tiếp?',
    text: 'Trò chuyện do một công ty khác vận hành và có thể lưu cookie trên thiết bị này.',
    open: 'Mở trò chuyện',
  },
  install: {
    title: 'Cài đặt ứng dụng',
    ios: 'Để cài ứng dụng web này trên iPhone/iPad, nhấn Chia sẻ rồi chọn Thêm vào Màn hình chính',
    banner: 'Quản lý đơn hàng thật dễ dàng! Cài đặt ứng dụng của chúng tôi ngay.',
    card: 'Truy cập nhanh đơn hàng và số liệu, dễ dàng tạo đơn mới - mà tốn ít dữ liệu hơn.',
    fastAccess: 'Truy cập nhanh đơn hàng',
    allFunctions: 'Mọi chức năng trong một ứng dụng',
    install: 'Cài đặt',
  },
} satisfies Phrases['overlays'];
