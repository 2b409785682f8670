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
  account: {
    welcome: {
      subject: 'Chào mừng đến với {panel}: hãy xác nhận e-mail',
      title: 'Rất vui được đón bạn',
      text: 'Tài khoản của bạn tại {panel} đã sẵn sàng. Hãy xác nhận địa chỉ này là của bạn để luôn có thể đăng nhập lại và nhận tin về đơn hàng.',
      action: 'Xác nhận e-mail',
    },
    alreadyRegistered: {
      subject: 'Bạn đã có tài khoản tại {panel}',
      title: 'Bạn đã có tài khoản',
      text: 'Ai đó, có thể là bạn, vừa đăng ký tại {panel} bằng địa chỉ này. Địa chỉ đã thuộc về tài khoản của bạn nên không có gì thay đổi. Hãy đăng nhập bằng mật khẩu của bạn hoặc yêu cầu mật khẩu mới ngay trên trang đó.',
      action: 'Đăng nhập',
    },
    verifyEmail: {
      subject: 'Xác nhận e-mail của bạn cho {panel}',
      title: 'Xác nhận e-mail',
      text: 'Hãy xác nhận địa chỉ này là của bạn để luôn có thể quay lại tài khoản tại {panel}.',
      action: 'Xác nhận e-mail',
    },
    passwordReset: {
      subject: 'Mật khẩu mới cho {panel}',
      title: 'Chọn mật khẩu mới',
      text: 'Bạn đã yêu cầu mật khẩu mới cho tài khoản tại {panel}. Khi đặt mật khẩu mới, mọi phiên đang mở sẽ kết thúc.',
      action: 'Đặt mật khẩu mới',
    },
  },
} satisfies Phrases['mail'];
