import type { Phrases } from '../../../phrases.ts';

export const referrals = {
  title: 'Chương trình giới thiệu',
  lead: 'Nhận {percent} trên số tiền thanh toán của những người được bạn mời.',
  link: {
    title: 'Link của bạn',
    text: 'Ai đăng ký hoặc đặt đơn trong vòng 14 ngày sau khi mở link đều được tính là do bạn mời.',
    address: 'Link giới thiệu',
    copy: 'Sao chép link',
    copied: 'Đã sao chép',
    code: 'Mã của bạn',
    copyCode: 'Sao chép mã',
    qr: 'Mã QR của link giới thiệu',
    share: 'Chia sẻ',
    email: 'Email',
    more: 'Khác',
    message: 'Tham gia {name} cùng tôi',
  },
  earnings: {
    title: 'Thu nhập giới thiệu',
    total: 'Tổng thu nhập',
    withdraw: 'Rút thu nhập',
  },
  figures: {
    title: 'Kết quả',
    range: 'Khoảng thời gian',
    days: '{count, plural, other {# ngày}}',
    chart: 'Thu nhập theo ngày',
    visits: 'Lượt truy cập',
    signUps: 'Lượt đăng ký',
    orders: 'Đơn hoàn thành',
    pending: 'Đang chờ',
    held: 'Đang duyệt',
    earned: 'Đã nhận',
    reversed: 'Đã thu hồi',
    table: 'Xem dạng bảng',
    day: 'Ngày',
  },
  start: {
    title: 'Mời khách đầu tiên',
    text: 'Sao chép và chia sẻ link. Lượt truy cập, lượt đăng ký và thu nhập sẽ hiện ở đây.',
  },
  people: {
    title: 'Những người được bạn mời',
    text: 'Chúng tôi rút gọn địa chỉ email để bảo vệ quyền riêng tư.',
    email: 'Email',
    joined: 'Ngày tham gia',
    empty: 'Chưa có ai',
    emptyText: 'Chia sẻ link của bạn. Người đăng ký qua link sẽ hiện ở đây.',
    notFound: 'Không có ai trên trang này',
  },
  images: {
    title: 'Ảnh để chia sẻ',
    text: 'Ảnh có link và mã QR của bạn, sẵn sàng để đăng.',
    wide: 'ảnh ngang',
    square: 'ảnh vuông',
    download: 'Tải {name}',
    headline: 'Tham gia {name}',
    hint: 'Quét mã hoặc mở link',
  },
  rules: {
    title: 'Cách hoạt động',
    share:
      'Bạn nhận {percent} trên số tiền thanh toán đơn hàng của những người được bạn mời. Phần trả bằng tiền thưởng không được tính.',
    pending:
      'Hoa hồng ở trạng thái chờ đến khi đơn kết thúc. Với đơn chạy một phần, bạn nhận hoa hồng cho phần đã chạy.',
    refunds:
      'Nếu khoản thanh toán được hoàn tiền hoặc bị khiếu nại, hoa hồng sẽ bị thu hồi. Nếu chúng tôi thắng khiếu nại, bạn sẽ nhận lại hoa hồng.',
    first: 'Nếu ai đó mở nhiều link giới thiệu, chỉ link đầu tiên được tính.',
    self: 'Bạn không thể tự mời mình. Chúng tôi kiểm tra những khoản hoa hồng có dấu hiệu như vậy.',
    payout: 'Bạn có thể rút thu nhập hoặc chuyển vào số dư bất cứ lúc nào.',
  },
} satisfies Phrases['referrals'];
