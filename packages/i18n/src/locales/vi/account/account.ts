import type { Phrases } from '../../../phrases.ts';

export const account = {
  fields: {
    name: 'Tên',
    email: 'Địa chỉ email',
    password: 'Mật khẩu',
    newPassword: 'Mật khẩu mới',
    repeatPassword: 'Nhập lại mật khẩu',
    companyName: 'Tên công ty',
    companyAddress: 'Địa chỉ công ty',
    companySite: 'Trang web',
    vat: 'Mã số thuế',
    messenger: 'Ứng dụng nhắn tin',
    contact: 'Liên hệ',
    phone: 'Điện thoại',
  },
  placeholders: {
    name: 'Chúng tôi nên gọi bạn là gì?',
    contact: '@tên hoặc số',
  },
  password: {
    show: 'Hiện mật khẩu',
    hide: 'Ẩn mật khẩu',
    hint: 'Ít nhất 8 ký tự. Một câu ngắn dễ nhớ mà khó đoán.',
    strength: {
      short: 'Quá ngắn',
      weak: 'Dễ đoán',
      good: 'Tốt',
      strong: 'Mạnh',
    },
  },
  accountType: {
    label: 'Loại tài khoản',
    individual: 'Cá nhân',
    company: 'Công ty',
  },
  contacts: {
    title: 'Chúng tôi liên hệ với bạn ở đâu?',
    hint: 'Dùng cho các câu hỏi về đơn hàng. Chỉ bộ phận hỗ trợ nhìn thấy.',
    add: 'Thêm liên hệ',
    remove: 'Xóa liên hệ này',
  },
  login: {
    title: 'Chào mừng bạn trở lại',
    text: 'Đăng nhập để đặt hàng, theo dõi đơn hàng và quản lý số dư.',
    submit: 'Đăng nhập',
    forgot: 'Quên mật khẩu?',
    noAccount: 'Bạn mới đến đây?',
    register: 'Tạo tài khoản',
    passwordChanged: 'Mật khẩu mới đã được đặt. Hãy đăng nhập bằng mật khẩu đó.',
    withCode: 'Đang đăng nhập…',
    codeFailed: 'Liên kết đăng nhập này không còn dùng được. Hãy đăng nhập bằng mật khẩu.',
  },
  register: {
    title: 'Tạo tài khoản của bạn',
    text: 'Chưa đến một phút.',
    submit: 'Tạo tài khoản',
    haveAccount: 'Đã có tài khoản?',
    login: 'Đăng nhập',
    terms:
      'Khi tạo tài khoản, bạn chấp nhận <terms>điều khoản sử dụng</terms> và <privacy>chính sách quyền riêng tư</privacy> của chúng tôi.',
  },
  reset: {
    title: 'Quên mật khẩu?',
    text: 'Cho chúng tôi biết email, chúng tôi sẽ gửi liên kết để đặt mật khẩu mới.',
    submit: 'Gửi liên kết',
    sentTitle: 'Hãy kiểm tra hộp thư',
    sentText:
      'Nếu {email} có tài khoản ở đây, liên kết đang được gửi đến. Liên kết dùng được một lần trong 30 phút.',
    again: 'Dùng địa chỉ khác',
    back: 'Quay lại đăng nhập',
    newTitle: 'Chọn mật khẩu mới',
    newText: 'Cho tài khoản {email}. Mọi phiên đang mở sẽ kết thúc.',
    newSubmit: 'Đặt mật khẩu mới',
    expired: 'Liên kết này không còn dùng được. Hãy yêu cầu liên kết mới.',
  },
  verify: {
    title: 'Đang xác nhận email của bạn…',
    text: 'Chỉ mất một chút thôi.',
    doneTitle: 'Email của bạn đã được xác nhận',
    doneText: 'Cảm ơn bạn. Giờ bạn luôn có thể quay lại tài khoản của mình.',
    failedTitle: 'Liên kết này không còn dùng được',
    failedText:
      'Liên kết đã được dùng, quá cũ, hoặc địa chỉ thuộc về tài khoản khác. Bạn có thể yêu cầu liên kết mới trong hồ sơ.',
    continue: 'Tiếp tục',
    passwordTitle: 'Nhập mật khẩu',
    passwordText: 'Bạn chưa đăng nhập trên trình duyệt này. Nhập mật khẩu để xác nhận tài khoản là của bạn.',
    confirm: 'Xác nhận email',
    notMine: 'Tôi không tạo tài khoản này, hoặc tôi quên mật khẩu',
  },
  captcha: {
    loading: 'Đang tải bước kiểm tra bảo mật…',
    missing: 'Hãy hoàn tất bước kiểm tra bảo mật trước.',
    failed:
      'Không tải được bước kiểm tra bảo mật. Hãy kiểm tra kết nối, cho phép nó trong trình chặn quảng cáo rồi thử lại.',
  },
  aside: {
    title: 'Quảng bá cho mọi mạng xã hội, ở một nơi',
    prices: 'Giá rõ ràng, không phí ẩn',
    progress: 'Theo dõi trực tiếp từng đơn hàng',
    refund: 'Hoàn tiền cho phần không được giao',
  },
} satisfies Phrases['account'];
