import type { Phrases } from '../../../phrases.ts';

export const verification = {
  title: 'Xác minh thẻ',
  lead: 'Bốn bức ảnh cho thấy thẻ là của bạn. Sau khi kiểm tra, các khoản thanh toán được xử lý ngay.',
  progress: 'Đã gửi {done} trên {total}',
  status: {
    not_started: {
      title: 'Chưa bắt đầu',
      text: 'Bắt đầu với bất kỳ ảnh nào. Mất khoảng hai phút.',
    },
    incomplete: {
      title: 'Vẫn còn thiếu ảnh',
      text: 'Hãy gửi các ảnh còn thiếu; khi đủ, việc kiểm tra tự bắt đầu.',
    },
    in_review: {
      title: 'Chúng tôi đang kiểm tra ảnh',
      text: 'Thường mất chưa đến một ngày. Chúng tôi sẽ báo ngay khi xong.',
    },
    approved: {
      title: 'Bạn đã được xác minh',
      text: 'Bạn không cần làm gì thêm. Cảm ơn bạn.',
    },
    rejected: {
      title: 'Vui lòng gửi ảnh rõ hơn',
      text: 'Hãy thay ảnh đó; chúng tôi sẽ kiểm tra lại.',
    },
  },
  reason: 'Lý do: {reason}',
  submitted: 'Đã gửi <time></time>',
  decided: 'Đã kiểm tra <time></time>',
  steps: {
    identity_front: {
      title: 'Giấy tờ tùy thân, mặt trước',
      text: 'Hộ chiếu, căn cước hoặc bằng lái. Thấy đủ bốn góc.',
    },
    identity_back: {
      title: 'Giấy tờ tùy thân, mặt sau',
      text: 'Mặt còn lại của cùng giấy tờ. Với hộ chiếu là trang có chữ ký.',
    },
    selfie: {
      title: 'Bạn cùng giấy tờ',
      text: 'Giữ giấy tờ cạnh khuôn mặt. Cả hai phải thấy rõ.',
    },
    card_front: {
      title: 'Thẻ ngân hàng, mặt trước',
      text: 'Tên bạn và bốn số cuối. Che các số khác; đừng bao giờ để lộ mã ở mặt sau.',
    },
  },
  drop: 'Thả tệp vào đây hoặc chọn',
  photo: 'Chụp ảnh',
  hint: 'JPEG, PNG, WebP hoặc PDF, tối đa 10 MB',
  sending: 'Đang gửi {name}',
  done: 'Đã gửi',
  missing: 'Còn thiếu',
  look: 'Xem {name}',
  remove: {
    label: 'Rút lại',
    title: 'Rút lại ảnh này?',
    text: 'Ảnh sẽ bị xóa hẳn. Bạn cần gửi ảnh khác để bắt đầu kiểm tra.',
  },
  tooLarge: 'Tệp này lớn hơn 10 MB',
  privacy: {
    title: 'Ai thấy những ảnh này',
    text: 'Chỉ bạn và những người kiểm tra thanh toán. Vị trí và dữ liệu máy ảnh được xóa khỏi ảnh trước khi lưu.',
  },
} satisfies Phrases['verification'];
