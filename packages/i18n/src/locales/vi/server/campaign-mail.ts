import type { Phrases } from '../../../phrases.ts';

export const campaignMail = {
  button: 'Xem chiến dịch',
  plan: {
    trialEnding: {
      title: 'Thời gian dùng thử gói {plan} sẽ kết thúc ngày {date}',
      text: 'Gói {plan} của bạn sẽ bắt đầu ngày {date}, giá {price}/tháng, trừ từ số dư. Nạp tiền trước ngày đó hoặc tắt gia hạn.',
    },
    ending: {
      title: 'Gói {plan} của bạn sẽ kết thúc ngày {date}',
      text: 'Gia hạn đang tắt. Ngày {date}, các chiến dịch YouTube của bạn sẽ tạm dừng. Lịch sử vẫn được giữ.',
    },
    shrinking: {
      title: 'Một số chiến dịch sẽ tạm dừng từ ngày {date}',
      text: 'Gói {plan} theo dõi {limit} từ khóa. Ngày {date}, {campaigns, plural, =1 {chiến dịch mới nhất của bạn} other {# chiến dịch mới nhất của bạn}} sẽ tạm dừng. Bớt từ khóa hoặc chọn gói lớn hơn để giữ mọi chiến dịch hoạt động.',
    },
    renewed: {
      title: 'Đã gia hạn gói {plan}',
      text: 'Đã trừ từ số dư: {price}. Gói của bạn có hiệu lực đến {date}.',
    },
    shrunk: {
      title: 'Gói {plan} của bạn đã bắt đầu',
      text: 'Gói có hiệu lực đến {date} và theo dõi {limit} từ khóa. {campaigns, plural, other {# chiến dịch}} vượt giới hạn nên đã tạm dừng. Lịch sử vẫn được giữ.',
    },
    lapsed: {
      title: 'Gói {plan} của bạn không được gia hạn',
      text: 'Số dư không đủ {price} cho tháng tới nên các chiến dịch YouTube của bạn đã tạm dừng. Không có gì bị xóa: nạp tiền và chọn gói để tiếp tục.',
    },
    ended: {
      title: 'Gói {plan} của bạn đã kết thúc',
      text: 'Các chiến dịch YouTube của bạn đã tạm dừng. Không có gì bị xóa: chọn gói để tiếp tục.',
    },
  },
  finished: {
    title: 'Chiến dịch đã kết thúc: {title}',
    text: 'Video đã ở chế độ riêng tư hoặc bị gỡ suốt 30 ngày nên chúng tôi đã ngừng theo dõi. Lịch sử vẫn được giữ.',
  },
  alert: {
    title: '{count, plural, other {# từ khóa}} đổi vị trí: {title}',
    intro: 'Vị trí tìm kiếm ngày {day}:',
    entered: '“{keyword}” ({country}) vào top {place}: {before} → {after}',
    left: '“{keyword}” ({country}) rời top {place}: {before} → {after}',
    more: 'Xem thêm {count, plural, other {# từ khóa}} trong chiến dịch.',
    off: 'Để ngừng nhận các email này, hãy tắt cảnh báo trong chiến dịch.',
  },
} satisfies Phrases['campaignMail'];
