import type { Phrases } from '../../../phrases.ts';

export const admin = {
  title: 'Bảng quản trị',
  menu: 'Mở menu quản trị',
  shop: 'Cửa hàng',
  notices: 'Thông báo',
  pages: {
    overview: 'Tổng quan',
    withdrawals: 'Rút tiền',
  },
  overview: {
    title: 'Tổng quan',
    nothing: 'Không có việc nào đang chờ bạn',
    nothingText: 'Việc mới sẽ hiện ở đây kèm thời gian chờ.',
    many: '1 000+',
    oldest: 'Lâu nhất:',
  },
  list: {
    search: 'Số hoặc e-mail',
    first: 'Trang đầu',
    previousRow: 'Dòng trước',
    nextRow: 'Dòng sau',
    number: 'Số',
    customer: 'Khách hàng',
  },
  withdrawals: {
    title: 'Rút tiền',
    text: 'Chi trả thu nhập của khách hàng hoặc từ chối kèm lý do.',
    one: 'Rút tiền {number}',
    status: 'Trạng thái',
    payout: 'Cần chi trả',
    requested: 'Yêu cầu lúc',
    empty: 'Không có yêu cầu rút tiền nào',
    emptyText: 'Các yêu cầu cần duyệt sẽ hiện ở đây, cũ nhất trước.',
    notFound: 'Không tìm thấy yêu cầu nào',
    reference: 'Mã giao dịch chi trả',
    referenceHint:
      'Từ ngân hàng hoặc ví của bạn. Khách hàng nhận mã này qua e-mail và mã chỉ dùng được một lần.',
    pay: 'Đánh dấu đã trả {amount}',
    paid: 'Đã chi trả',
    reason: 'Lý do từ chối',
    reasonHint: 'Khách hàng sẽ đọc lý do này. {amount} được trả lại vào thu nhập của họ.',
    decline: 'Từ chối rút tiền',
    declined: 'Đã từ chối yêu cầu',
  },
} satisfies Phrases['admin'];
