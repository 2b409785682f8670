import type { Phrases } from '../../phrases.ts';

export const mail = {
  greeting: 'Xin chào {name},',
  greetingNameless: 'Xin chào,',
  buttonFallback: 'Nếu nút không hoạt động, hãy mở địa chỉ này:',
  ignore: 'Nếu bạn không yêu cầu việc này, hãy bỏ qua thư này.',
  validFor: 'Liên kết chỉ dùng được một lần. Thời hạn: {duration}.',
  signature: 'Đội ngũ {panel}',
  reason: 'Bạn nhận được thư này vì địa chỉ này có tài khoản tại {panel}.',
  unsubscribe: 'Hủy đăng ký nhận thư',
} satisfies Phrases['mail'];
