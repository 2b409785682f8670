import type { Phrases } from '../../../phrases.ts';

export const campaignMail = {
  button: 'Xem chiến dịch',
  plan: {
    trialEnding: {
      title: 'Thời gian dùng thử gói {plan} sẽ kết thúc ngày {date}',
      text: 'Gói {plan} của bạn sẽ bắt đầu ngày {date}. Mỗi tháng, chúng tôi sẽ trừ {price} từ số dư của bạn. Hãy nạp tiền trước ngày này hoặc tắt gia hạn.',
    },
    ending: {
      title: 'Gói {plan} của bạn sẽ kết thúc ngày {date}',
      text: 'Đã tắt gia hạn. Từ ngày {date}, các chiến dịch YouTube của bạn sẽ tạm dừng. Lịch sử vẫn được giữ.',
    },
    shrinking: {
      title: 'Một số chiến dịch sẽ tạm dừng từ ngày {date}',
      text: 'Gói {plan} cho phép theo dõi {limit} từ khóa. Từ ngày {date}, {campaigns, plural, =1 {chiến dịch mới nhất của bạn} other {# chiến dịch mới nhất của bạn}} sẽ tạm dừng. Bớt từ khóa hoặc chọn gói lớn hơn để mọi chiến dịch tiếp tục hoạt động.',
    },
    renewed: {
      title: 'Đã gia hạn gói {plan}',
      text: 'Chúng tôi đã trừ {price} từ số dư của bạn. Gói của bạn có hiệu lực đến {date}.',
    },
    shrunk: {
      title: 'Gói {plan} của bạn đã bắt đầu',
      text: 'Gói có hiệu lực đến {date} và cho phép theo dõi {limit} từ khóa. {campaigns, plural, other {# chiến dịch}} vượt giới hạn nên đã tạm dừng. Lịch sử vẫn được giữ.',
    },
    lapsed: {
      title: 'Gói {plan} của bạn không được gia hạn',
      text: 'Số dư không đủ để trả {price} cho tháng tới nên các chiến dịch YouTube của bạn đã tạm dừng. Dữ liệu vẫn được giữ nguyên: hãy nạp tiền và chọn gói để tiếp tục.',
    },
    ended: {
      title: 'Gói {plan} của bạn đã kết thúc',
      text: 'Các chiến dịch YouTube của bạn đã tạm dừng. Dữ liệu vẫn được giữ nguyên: hãy chọn gói để tiếp tục.',
    },
  },
  finished: {
    title: 'Chiến dịch đã kết thúc: {title}',
    text: 'Đã 30 ngày nay, video ở chế độ riêng tư hoặc bị gỡ nên chúng tôi đã ngừng theo dõi. Lịch sử vẫn được giữ.',
  },
  alert: {
    title: '{count, plural, other {# từ khóa}} đổi vị trí: {title}',
    intro: 'Vị trí trong kết quả tìm kiếm ngày {day}:',
    entered: '“{keyword}” ({country}) vào top {place}: {before} → {after}',
    left: '“{keyword}” ({country}) rời top {place}: {before} → {after}',
    more: 'Xem thêm {count, plural, other {# từ khóa}} trong chiến dịch.',
    off: 'Để ngừng nhận các email này, hãy tắt cảnh báo trong chiến dịch.',
  },
} satisfies Phrases['campaignMail'];
