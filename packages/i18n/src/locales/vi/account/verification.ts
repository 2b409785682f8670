import type { Phrases } from '../../../phrases.ts';

export const verification = {
  title: 'Xác minh thẻ',
  lead: 'Bốn bức ảnh cho thấy thẻ là của bạn. Sau khi kiểm tra, các khoản thanh toán được xử lý ngay.',
  progress: 'Đã tải lên {done}/{total}',
  status: {
    not_started: {
      title: 'Chưa bắt đầu',
      text: 'Bắt đầu với bất kỳ ảnh nào. Mất khoảng hai phút.',
    },
    incomplete: {
      title: 'Còn thiếu ảnh',
      text: 'Tải lên các ảnh còn thiếu. Việc xét duyệt tự bắt đầu sau ảnh cuối cùng.',
    },
    in_review: {
      title: 'Đang xét duyệt',
      text: 'Thường mất chưa đến một ngày. Chúng tôi sẽ báo ngay khi xong.',
    },
    approved: {
      title: 'Bạn đã được xác minh',
      text: 'Đã hoàn thành.',
    },
    rejected: {
      title: 'Vui lòng gửi ảnh rõ hơn',
      text: 'Hãy thay ảnh bị từ chối, chúng tôi sẽ xét duyệt lại.',
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
      title: 'Ảnh selfie với giấy tờ',
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
  done: 'Đã tải lên',
  missing: 'Còn thiếu',
  look: 'Xem {name}',
  remove: {
    label: 'Gỡ',
    title: 'Gỡ ảnh này?',
    text: 'Ảnh sẽ bị xóa hẳn. Tải lên ảnh khác để bắt đầu xét duyệt.',
  },
  tooLarge: 'Tệp này lớn hơn 10 MB',
  privacy: {
    title: 'Quyền riêng tư',
    text: 'Chỉ bạn và những người kiểm tra thanh toán. Vị trí và dữ liệu máy ảnh được xóa khỏi ảnh trước khi lưu.',
  },
} satisfies Phrases['verification'];
