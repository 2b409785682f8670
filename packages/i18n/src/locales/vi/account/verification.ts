import type { Phrases } from '../../../phrases.ts';

export const verification = {
  title: 'Xác minh thẻ',
  lead: 'Tải lên bốn ảnh để xác minh thẻ. Sau khi thẻ được duyệt, các khoản thanh toán của bạn sẽ được xử lý ngay.',
  progress: 'Đã tải lên {done}/{total}',
  status: {
    not_started: {
      title: 'Chưa bắt đầu',
      text: 'Bạn có thể bắt đầu với bất kỳ ảnh nào. Việc này mất khoảng hai phút.',
    },
    incomplete: {
      title: 'Còn thiếu ảnh',
      text: 'Tải lên các ảnh còn thiếu. Chúng tôi sẽ bắt đầu duyệt ngay khi nhận được ảnh cuối cùng.',
    },
    in_review: {
      title: 'Đang duyệt',
      text: 'Việc duyệt thường mất chưa đến một ngày. Chúng tôi sẽ gửi email cho bạn khi xong.',
    },
    approved: {
      title: 'Đã xác minh thành công',
      text: 'Các khoản thanh toán của bạn sẽ được xử lý ngay.',
    },
    rejected: {
      title: 'Tải lên ảnh rõ hơn',
      text: 'Hãy thay ảnh bị từ chối để chúng tôi duyệt lại.',
    },
  },
  reason: 'Lý do: {reason}',
  submitted: 'Đã gửi <time></time>',
  decided: 'Đã kiểm tra <time></time>',
  steps: {
    identity_front: {
      title: 'Giấy tờ tùy thân, mặt trước',
      text: 'Hộ chiếu, căn cước hoặc bằng lái xe. Ảnh phải chụp đủ bốn góc.',
    },
    identity_back: {
      title: 'Giấy tờ tùy thân, mặt sau',
      text: 'Mặt sau của chính giấy tờ đó. Với hộ chiếu là trang có chữ ký.',
    },
    selfie: {
      title: 'Ảnh selfie với giấy tờ',
      text: 'Cầm giấy tờ cạnh khuôn mặt. Cả hai phải hiện rõ trong ảnh.',
    },
    card_front: {
      title: 'Thẻ ngân hàng, mặt trước',
      text: 'Ảnh phải có tên bạn và bốn số cuối. Che các số còn lại và đừng bao giờ để lộ mã ở mặt sau.',
    },
  },
  drop: 'Kéo thả tệp hoặc chọn tệp',
  photo: 'Chụp ảnh',
  hint: 'JPEG, PNG, WebP hoặc PDF, tối đa 10\u00a0MB',
  sending: 'Đang tải lên {name}',
  done: 'Đã tải lên',
  missing: 'Còn thiếu',
  look: 'Xem {name}',
  remove: {
    label: 'Gỡ',
    title: 'Gỡ ảnh này?',
    text: 'Ảnh sẽ bị xóa vĩnh viễn. Tải lên ảnh khác để chúng tôi bắt đầu duyệt.',
  },
  tooLarge: 'Tệp này lớn hơn 10\u00a0MB',
  privacy: {
    title: 'Quyền riêng tư',
    text: 'Chỉ bạn và nhân viên duyệt thanh toán xem được các ảnh này. Dữ liệu vị trí và máy ảnh được xóa trước khi lưu.',
  },
} satisfies Phrases['verification'];
