import type { Phrases } from '../../../phrases.ts';

export const videoSource = {
  label: 'Thông tin về các số liệu này',
  sample: {
    badge: 'Dữ liệu mẫu',
    text: 'Đây là dữ liệu mẫu để bạn thử trang này. Số liệu thật sẽ hiện khi trang web được kết nối với YouTube.',
  },
  states: {
    quota_used_up:
      'Đã hết hạn mức truy vấn YouTube hôm nay. Số liệu sẽ cập nhật sau khi hạn mức ngày được đặt lại.',
    unavailable: 'YouTube hiện không phản hồi. Chúng tôi vẫn đang thử lại.',
    not_connected: 'Kênh này chưa được kết nối với YouTube.',
    consent_revoked: 'Quyền truy cập đã bị thu hồi trên YouTube. Kết nối lại kênh để cập nhật số liệu.',
    gone: 'Kênh hoặc video này không còn trên YouTube.',
  },
  updated: 'Cập nhật <time></time>',
  nextUpdate: 'Lần cập nhật tới <time></time>',
} satisfies Phrases['videoSource'];
