import type { Phrases } from '../../../phrases.ts';

export const tickets = {
  title: 'Hỗ trợ',
  lead: 'Hãy hỏi bất cứ điều gì về đơn hàng, thanh toán hay tài khoản. Chúng tôi trả lời tại đây và qua email.',
  new: 'Yêu cầu mới',
  show: 'Hiển thị',
  all: 'Tất cả',
  status: {
    open: 'Đang mở',
    answered: 'Đã trả lời',
    closed: 'Đã đóng',
  },
  unread: 'Trả lời mới',
  messages: '{count, plural, other {# tin nhắn}}',
  you: 'Bạn',
  youSaid: 'Bạn: {text}',
  byMail: 'qua email',
  order: 'Đơn hàng {order}',
  opened: 'Mở <time></time>',
  empty: {
    title: 'Chưa có yêu cầu nào',
    text: 'Có điều chưa rõ hoặc không hoạt động? Liên hệ với chúng tôi, người thật sẽ trả lời.',
  },
  noneHere: 'Không có yêu cầu nào ở trạng thái này',
  form: {
    title: 'Chúng tôi có thể giúp gì cho bạn?',
    subject: 'Chủ đề',
    order: 'Mã đơn hàng',
    text: 'Tin nhắn của bạn',
    textHint: 'Đừng bao giờ viết mật khẩu hay số thẻ ở đây.',
    send: 'Gửi',
  },
  files: {
    add: 'Thêm ảnh hoặc PDF',
    hint: 'Tối đa năm tệp, mỗi tệp 10 MB',
    remove: 'Bỏ {name}',
    tooLarge: 'Lớn hơn 10 MB',
    tooMany: 'Mỗi tin nhắn chỉ chứa tối đa năm tệp',
  },
  reply: {
    label: 'Câu trả lời của bạn',
    reopens: 'Yêu cầu này đã đóng. Trả lời sẽ mở lại.',
  },
  close: 'Đánh dấu đã giải quyết',
  reopen: 'Mở lại',
  trail: 'Đường dẫn trang',
  thread: 'Tin nhắn',
} satisfies Phrases['tickets'];
