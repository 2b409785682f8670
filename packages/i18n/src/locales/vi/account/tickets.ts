import type { Phrases } from '../../../phrases.ts';

export const tickets = {
  title: 'Hỗ trợ',
  lead: 'Hỏi về đơn hàng, thanh toán hoặc tài khoản. Chúng tôi phản hồi tại đây và qua email.',
  new: 'Ticket mới',
  show: 'Hiển thị',
  all: 'Tất cả',
  status: {
    open: 'Đang mở',
    answered: 'Đã phản hồi',
    closed: 'Đã đóng',
  },
  unread: 'Phản hồi mới',
  messages: '{count, plural, other {# tin nhắn}}',
  you: 'Bạn',
  youSaid: 'Bạn: {text}',
  byMail: 'qua email',
  order: 'Đơn {order}',
  opened: 'Tạo <time></time>',
  empty: {
    title: 'Chưa có ticket nào',
    text: 'Có gì chưa rõ hoặc không hoạt động? Liên hệ với chúng tôi, sẽ có người thật phản hồi.',
  },
  noneHere: 'Không có ticket nào ở trạng thái này',
  form: {
    title: 'Chúng tôi có thể giúp gì cho bạn?',
    subject: 'Chủ đề',
    order: 'Mã đơn',
    text: 'Tin nhắn của bạn',
    textHint: 'Đừng bao giờ gửi mật khẩu hay số thẻ.',
    send: 'Gửi',
  },
  files: {
    add: 'Đính kèm ảnh hoặc PDF',
    hint: 'Tối đa 5 tệp, mỗi tệp không quá 10\u00a0MB',
    remove: 'Gỡ {name}',
    tooLarge: 'Lớn hơn 10\u00a0MB',
    tooMany: 'Tối đa 5 tệp mỗi tin nhắn',
  },
  reply: {
    label: 'Phản hồi của bạn',
    reopens: 'Ticket này đã đóng. Nếu bạn gửi phản hồi, ticket sẽ được mở lại.',
  },
  close: 'Đánh dấu đã giải quyết',
  reopen: 'Mở lại',
  trail: 'Đường dẫn trang',
  thread: 'Tin nhắn',
} satisfies Phrases['tickets'];
