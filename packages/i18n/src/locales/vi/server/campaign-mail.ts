import type { Phrases } from '../../../phrases.ts';

export const campaignMail = {
  button: 'Xem chiến dịch',
  plan: {
    trialEnding: {
      title: 'Bản dùng thử {plan} kết thúc vào {date}',
      text: 'Vào {date}, gói {plan} bắt đầu: {price} mỗi tháng từ số dư. Hãy nạp tiền kịp thời hoặc tắt gia hạn.',
    },
    ending: {
      title: 'Gói {plan} kết thúc vào {date}',
      text: 'Gia hạn đang tắt. Vào {date}, các chiến dịch từ khóa sẽ tạm dừng; lịch sử vẫn được giữ.',
    },
    shrinking: {
      title: 'Một số chiến dịch tạm dừng vào {date}',
      text: 'Gói {plan} theo dõi {limit} từ khóa. Vào {date}, {campaigns, plural, other {# chiến dịch}} mới nhất sẽ tạm dừng. Bớt từ khóa hoặc chọn gói lớn hơn để tất cả tiếp tục chạy.',
    },
    renewed: {
      title: 'Đã gia hạn gói {plan}',
      text: 'Đã trừ {price} từ số dư. Gói của bạn có hiệu lực đến {date}.',
    },
    shrunk: {
      title: 'Gói {plan} đã bắt đầu',
      text: 'Gói có hiệu lực đến {date} và theo dõi {limit} từ khóa. {campaigns, plural, other {# chiến dịch}} vượt giới hạn đã tạm dừng; lịch sử vẫn được giữ.',
    },
    lapsed: {
      title: 'Gói {plan} đã dừng',
      text: 'Số dư không đủ {price} cho tháng tới nên các chiến dịch từ khóa đã tạm dừng. Không có gì bị xóa: hãy nạp tiền và chọn gói để tiếp tục.',
    },
    ended: {
      title: 'Gói {plan} đã kết thúc',
      text: 'Các chiến dịch từ khóa đã tạm dừng. Không có gì bị xóa: hãy chọn gói để tiếp tục.',
    },
  },
  finished: {
    title: 'Chiến dịch kết thúc: {title}',
    text: 'Video đã ở chế độ riêng tư hoặc bị xóa 30 ngày nên chúng tôi ngừng theo dõi. Lịch sử vẫn được giữ.',
  },
  alert: {
    title: '{count, plural, other {# từ khóa}} đổi thứ hạng: {title}',
    intro: 'Thứ hạng tìm kiếm ngày {day}:',
    entered: '“{keyword}” ({country}) vào top {place}: {before} → {after}',
    left: '“{keyword}” ({country}) rời top {place}: {before} → {after}',
    more: 'Còn {count, plural, other {# từ khóa}} khác trong chiến dịch.',
    off: 'Để không nhận các e-mail này, hãy tắt cảnh báo trong chiến dịch.',
  },
} satisfies Phrases['campaignMail'];
