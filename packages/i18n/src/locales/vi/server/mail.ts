import type { Phrases } from '../../../phrases.ts';

export const mail = {
  greeting: 'Xin chào {name},',
  greetingNameless: 'Xin chào,',
  buttonFallback: 'Nếu nút không hoạt động, hãy mở địa chỉ này:',
  ignore: 'Nếu bạn không yêu cầu việc này, hãy bỏ qua thư này.',
  validFor: 'Liên kết chỉ dùng được một lần. Thời hạn: {duration}.',
  signature: 'Đội ngũ {panel}',
  reason: 'Bạn nhận được thư này vì địa chỉ này có tài khoản tại {panel}.',
  unsubscribe: 'Hủy đăng ký nhận thư',
  staffInvitation: {
    subject: 'Lời mời tham gia đội ngũ {panel}',
    title: 'Lời mời tham gia đội ngũ',
    text: 'Bạn được mời vào đội ngũ {panel}. Hãy đăng ký bằng email này và xác nhận: bảng điều hành sẽ mở ngay. Lời mời có hiệu lực 7 ngày.',
    joined: 'Bạn đã thuộc đội ngũ {panel}. Hãy đăng nhập lại để mở bảng điều hành.',
    open: 'Mở bảng điều hành',
    register: 'Đăng ký',
  },
  test: {
    subject: 'Thư thử nghiệm từ {panel}',
    title: 'Gửi thư hoạt động tốt',
    text: 'Thư thử nghiệm này đã đến nơi, nghĩa là {panel} gửi được thư.',
  },
  account: {
    welcome: {
      subject: 'Chào mừng đến với {panel}: hãy xác nhận email',
      title: 'Rất vui được đón bạn',
      text: 'Tài khoản của bạn tại {panel} đã sẵn sàng. Xác nhận email để nhận tin về đơn hàng và khôi phục tài khoản khi cần.',
      action: 'Xác nhận email',
    },
    alreadyRegistered: {
      subject: 'Bạn đã có tài khoản tại {panel}',
      title: 'Bạn đã có tài khoản',
      text: 'Ai đó, có thể là bạn, vừa đăng ký tại {panel} bằng địa chỉ này. Địa chỉ đã thuộc về tài khoản của bạn nên không có gì thay đổi. Hãy đăng nhập bằng mật khẩu của bạn hoặc yêu cầu mật khẩu mới ngay trên trang đó.',
      action: 'Đăng nhập',
    },
    verifyEmail: {
      subject: 'Xác nhận email của bạn cho {panel}',
      title: 'Xác nhận email',
      text: 'Hãy xác nhận địa chỉ này là của bạn để luôn có thể quay lại tài khoản tại {panel}.',
      action: 'Xác nhận email',
    },
    passwordReset: {
      subject: 'Đặt lại mật khẩu {panel} của bạn',
      title: 'Đặt lại mật khẩu',
      text: 'Bạn đã yêu cầu đặt lại mật khẩu cho tài khoản tại {panel}. Khi đặt mật khẩu mới, mọi phiên sẽ đăng xuất.',
      action: 'Đặt mật khẩu mới',
    },
  },
  actions: {
    order: 'Xem đơn hàng',
    payment: 'Xem thanh toán',
    subscription: 'Xem gói đăng ký',
    ticket: 'Xem yêu cầu',
    verification: 'Xem xác minh',
    security: 'Kiểm tra tài khoản',
    webhooks: 'Xem webhook',
    cards: 'Xem thẻ',
  },
  order: {
    created: {
      title: 'Đã nhận đơn hàng {order}',
      text: 'Chúng tôi đã nhận đơn của bạn: {service}, {quantity}. Đã trừ {charged}. Chúng tôi sẽ báo khi hoàn thành.',
    },
    completed: {
      title: 'Đơn hàng {order} đã hoàn tất',
      text: 'Đơn của bạn đã hoàn thành: đã giao {quantity} cho “{service}”. Cảm ơn bạn.',
    },
    canceled: {
      title: 'Đơn hàng {order} đã bị hủy',
      text: 'Đơn “{service}” ({quantity}) của bạn đã bị hủy. {refunded} đã được hoàn vào số dư.',
    },
    partial: {
      title: 'Đơn hàng {order} được giao một phần',
      text: '“{service}”: đã giao {delivered}/{quantity}. {refunded} đã được hoàn vào số dư cho phần còn lại.',
    },
  },
  payment: {
    received: {
      title: 'Chúng tôi đã nhận {amount}',
      text: 'Khoản thanh toán {invoice} trị giá {amount} đã đến. Cảm ơn bạn.',
    },
    inModeration: {
      title: 'Khoản thanh toán {amount} đang được xét duyệt',
      text: 'Chúng tôi đang kiểm tra khoản thanh toán {invoice} trị giá {amount}. Thường mất vài giờ; chúng tôi sẽ báo ngay khi xong.',
    },
    rejected: {
      title: 'Khoản thanh toán {amount} bị từ chối',
      text: 'Chúng tôi không thể chấp nhận khoản thanh toán {invoice} trị giá {amount}. Không có gì được ghi có.',
    },
    refunded: {
      title: 'Khoản thanh toán {amount} đã được hoàn',
      text: 'Khoản thanh toán {invoice} trị giá {amount} đã được hoàn về cách thanh toán ban đầu. Có thể mất vài ngày để hiển thị.',
    },
    claim: 'Nhận lại tiền tại đây: {url}',
  },
  card: {
    expiring: {
      title: 'Thẻ {card} của bạn sắp hết hạn',
      text: 'Thẻ {card} của bạn hết hạn cuối tháng {month}. Liên kết thẻ mới để các khoản thanh toán và gói đăng ký không bị gián đoạn.',
    },
    expired: {
      title: 'Thẻ {card} của bạn đã hết hạn',
      text: 'Thẻ {card} của bạn đã hết hạn ({month}) và không thể thu tiền được nữa. Liên kết thẻ khác để các khoản thanh toán và gói đăng ký không bị gián đoạn.',
    },
  },
  childOrders: {
    title: '{count, plural, other {# đơn}} của “{panel}” đang chờ nạp tiền',
    text: '{count, plural, other {# đơn}} của panel con “{panel}” đang chờ: số dư của bạn còn thiếu {amount}. Nạp tiền, các đơn sẽ tự động tiếp tục, đơn cũ nhất trước.',
    action: 'Nạp tiền',
  },
  subscription: {
    waiting: {
      title: '“{name}” đang chờ nạp tiền',
      text: 'Gói đăng ký “{name}” đã tìm thấy bài đăng mới nhưng số dư không đủ: cần {amount}. Nạp tiền, gói sẽ tự động tiếp tục.',
      declined:
        'Gói đăng ký “{name}” đã tìm thấy bài đăng mới nhưng thẻ của bạn bị từ chối: cần {amount}. Chọn thẻ khác hoặc nạp tiền, gói sẽ tiếp tục với mọi bài đăng đang chờ.',
      card: 'Gói đăng ký “{name}” đã tìm thấy bài đăng mới nhưng thẻ đã bị gỡ hoặc hết hạn: cần {amount}. Hãy chọn thẻ khác hoặc trả từ số dư, gói sẽ tiếp tục với mọi bài đang chờ.',
      limit:
        'Gói đăng ký “{name}” đã tìm thấy bài đăng mới nhưng {amount} nằm ngoài hạn mức của thẻ. Hãy chọn thẻ khác hoặc trả từ số dư, gói sẽ tiếp tục với mọi bài đang chờ.',
    },
    ordered: {
      title: 'Bài đăng mới: “{name}” đã đặt đơn',
      text: 'Gói đăng ký “{name}” đã tìm thấy {publication} và đặt đơn. Đã trừ {amount}.',
    },
    ended: {
      title: 'Gói đăng ký “{name}” đã kết thúc',
      text: 'Gói đăng ký “{name}” đã kết thúc: {why, select, limitReached {mọi bài đăng đã được quảng bá} canceled {gói đã bị hủy} other {đã lâu không có bài đăng mới}}.',
    },
  },
  ticket: {
    title: '[#{ticket}] {subject}',
    titleOnly: 'Câu trả lời mới cho yêu cầu #{ticket}',
    replyAbove: '##- Vui lòng viết câu trả lời phía trên dòng này -##',
    replyThere: 'Để trả lời, hãy mở yêu cầu. Thư trả lời email này sẽ không được đọc.',
  },
  verification: {
    approved: {
      title: 'Bạn đã được xác minh',
      text: 'Cảm ơn bạn: giấy tờ đã được kiểm tra và chấp nhận. Bạn không cần làm gì thêm.',
    },
    rejected: {
      title: 'Vui lòng gửi lại giấy tờ',
      text: 'Chúng tôi không thể chấp nhận giấy tờ bạn đã gửi. Lý do:',
    },
  },
  rewards: {
    button: 'Xem thu nhập',
    orders: {
      referral: 'Đơn hàng của người bạn đã mời: {count}.',
      widget: 'Đơn hàng qua widget của bạn: {count}.',
    },
    earned: {
      title: 'Bạn đã nhận {amount}',
      text: 'Phần thưởng đã vào thu nhập của bạn. Hãy rút hoặc chuyển vào số dư.',
    },
    held: {
      title: 'Phần thưởng {amount} đang được xem xét',
      text: 'Chúng tôi kiểm tra các phần thưởng này trước khi trả. Bạn không cần làm gì.',
    },
    refused: {
      title: 'Phần thưởng {amount} bị từ chối',
      text: 'Chúng tôi đã xem xét và không trả các phần thưởng này. Nếu có thắc mắc, hãy liên hệ hỗ trợ.',
    },
    reversed: {
      title: 'Phần thưởng {amount} đã bị thu hồi',
      text: 'Thanh toán của các đơn này bị hoàn hoặc khiếu nại. Nếu cuối cùng chúng tôi nhận được tiền, bạn sẽ nhận lại phần thưởng.',
    },
  },
  freeTrial: {
    button: 'Xem dùng thử miễn phí',
    rejected: {
      title: 'Yêu cầu dùng thử miễn phí bị từ chối',
      text: 'Chúng tôi không thể chấp nhận yêu cầu của bạn. Lý do:',
    },
  },
  childPanel: {
    button: 'Xem panel con',
    opened: {
      title: '{domain} đã mở',
      text: 'Tên miền đã được thiết lập và panel con của bạn đang hoạt động. Đã thanh toán đến {date}.',
    },
    renewing: {
      title: '{domain} gia hạn ngày {date}',
      text: 'Ngày {date} chúng tôi sẽ trừ {price} từ số dư của bạn cho tháng tiếp theo của panel con. Hãy đảm bảo đủ số dư.',
    },
    ending: {
      title: '{domain} kết thúc ngày {date}',
      text: 'Panel con của bạn đã thanh toán đến {date} và tự động gia hạn đang tắt. Gia hạn với giá {price} để tiếp tục mở.',
    },
    renewed: {
      title: '{domain} đã gia hạn',
      text: 'Chúng tôi đã trừ {price} từ số dư của bạn. Panel con đã thanh toán đến {date}.',
    },
    expired: {
      title: '{domain} không nhận đơn nữa',
      text: 'Số dư của bạn không đủ cho tháng tiếp theo ({price}), nên panel con hiện không nhận đơn và thanh toán. Hãy nạp tiền hoặc gia hạn; ngày {date} panel sẽ đóng với khách của bạn.',
    },
    frozen: {
      title: '{domain} đã đóng',
      text: 'Panel con của bạn chưa được thanh toán và đã đóng với khách. Gia hạn với giá {price} để mở lại; ngày {date} panel sẽ kết thúc.',
    },
    terminated: {
      title: '{domain} đã kết thúc',
      text: 'Panel con của bạn vẫn chưa thanh toán và đã kết thúc. Dữ liệu được giữ lại: bạn có thể xuất dữ liệu hoặc gia hạn panel với giá {price}.',
    },
    refunded: {
      title: '{domain} chưa từng được thiết lập',
      text: 'Bản ghi DNS của tên miền không được thiết lập kịp thời, nên panel con đã kết thúc. Chúng tôi đã hoàn {price} vào số dư của bạn.',
    },
    held: {
      title: '{domain} đã bị đội ngũ của chúng tôi đóng',
      text: 'Chúng tôi đã đóng panel con của bạn. Lý do:',
    },
    released: {
      title: '{domain} đã mở lại',
      text: 'Đội ngũ của chúng tôi đã mở lại panel con của bạn.',
    },
    elsewhere: {
      title: '{domain} trỏ đến nơi khác',
      text: 'Tên miền của panel con không còn dẫn đến chúng tôi, nên khách của bạn không truy cập được. Hãy kiểm tra bản ghi DNS.',
    },
  },
  delivery: {
    webhookOff: {
      title: 'Một webhook đã bị tắt',
      text: 'Địa chỉ {url} của bạn không nhận lệnh gọi nào của chúng tôi trong ba ngày, nên chúng tôi đã ngừng gọi. Hãy khắc phục, gửi thử rồi bật lại.',
    },
    providerLow: {
      title: 'Số dư thấp tại {provider}',
      text: 'Số dư tại {provider} đã giảm còn {balance}. Đơn hàng sẽ chờ ở đó cho đến khi được nạp thêm.',
    },
    providerShrunken: {
      title: '{provider} có ít dịch vụ hơn hẳn',
      text: '{provider} giờ chỉ liệt kê {listed} dịch vụ, chưa bằng một nửa trước đây. Những dịch vụ bị thiếu vẫn được bán. Nếu danh sách đúng, hãy đồng bộ lại và chấp nhận.',
    },
    providerChanged: {
      title: 'Thay đổi tại {provider}',
      text: 'Lần đồng bộ gần nhất với {provider} có những điểm bạn cần xem.',
      held: 'Dịch vụ đã đổi thành thứ khác hoặc tăng giảm giá đột ngột, đang chờ bạn quyết định: {count}',
      offSale: 'Dịch vụ đã ngừng bán: {count}',
      followed: 'Giá thay đổi đột ngột đã được áp dụng ngay: {count}',
      rejected: 'Dòng trong danh sách không dùng được: {count}',
    },
    providerHeld: {
      title: '{provider} đang bị tạm giữ',
      text: '{provider} báo số dư bằng {reported}, nhưng cài đặt là {currency}. Dịch vụ của họ ngừng bán và đơn hàng phải chờ đến khi bạn đặt đúng loại tiền.',
    },
    paymentReturnedTwice: {
      title: 'Khoản thanh toán {payment} bị trả lại hai lần',
      text: 'Khoản thanh toán {payment} đã được hoàn tiền nhưng vẫn bị khiếu nại. Số tiền đã ra vượt quá số đã trả: {amount}. Khách hàng của bạn không bị trừ khoản này. Hãy trả lời khiếu nại kèm bằng chứng hoàn tiền.',
    },
    ordersUnknown: {
      title: 'Đơn hàng chưa rõ kết quả: {count}',
      text: 'Chúng tôi đã gửi các đơn này nhưng không nhận được câu trả lời rõ ràng: {orders}. Không rõ nhà cung cấp đã nhận hay chưa, nên chúng không tự gửi lại và cũng không tự hoàn tiền. Hãy kiểm tra tại nhà cung cấp, rồi đánh dấu là đã đặt, gửi lại hoặc hoàn tiền.',
    },
    outgoingHeld: {
      title: '{panel} không gửi gì ra ngoài: cơ sở dữ liệu là bản sao',
      text: '{panel} đã khởi động trên cơ sở dữ liệu được khôi phục hoặc sao chép. Đơn hàng, yêu cầu hủy, bù, thu tiền thẻ, hoàn tiền, webhook và thư đều bị giữ lại vì có thể đã được thực hiện rồi. Hãy chạy lệnh npm run restore trên máy chủ: lệnh này cho biết những gì đang bị giữ và giải phóng chúng.',
    },
  },
  security: {
    when: 'Thời điểm: {at}',
    notYou: 'Nếu không phải bạn, hãy đổi mật khẩu ngay và kết thúc mọi phiên khác.',
    newDevice: {
      title: 'Đăng nhập mới vào tài khoản của bạn',
      text: 'Có người đã đăng nhập từ thiết bị mới: {device}, địa chỉ IP {address}.',
    },
    passwordChanged: {
      title: 'Mật khẩu của bạn đã được đổi',
      text: 'Mật khẩu tài khoản của bạn đã được đổi.',
    },
    apiKeyMade: {
      title: 'Một khóa API mới đã được tạo',
      text: 'Một khóa API mới đã được tạo cho tài khoản của bạn tại {panel}. Bất kỳ ai có khóa này đều đặt được đơn bằng số dư của bạn.',
    },
    accountClosed: {
      title: 'Tài khoản của bạn đã đóng',
      text: 'Tài khoản của bạn tại {panel} đã đóng và dữ liệu cá nhân đã được xóa. Nếu không phải bạn đóng, hãy viết ngay cho bộ phận hỗ trợ.',
    },
    factorChanged: {
      title: 'Bảo mật đăng nhập của bạn đã thay đổi',
      totpOn: 'Tài khoản của bạn tại {panel} nay được bảo vệ bằng ứng dụng xác thực.',
      totpOff: 'Ứng dụng xác thực của tài khoản bạn tại {panel} đã bị tắt.',
      passkeyAdded: 'Một khóa truy cập đã được thêm vào tài khoản của bạn tại {panel}.',
      passkeyRemoved: 'Một khóa truy cập đã bị xóa khỏi tài khoản của bạn tại {panel}.',
      recoveryCodesRenewed:
        'Mã khôi phục mới đã được tạo cho tài khoản của bạn tại {panel}. Mã cũ không còn dùng được.',
      socialConnected:
        'Một tài khoản mạng xã hội đã được liên kết với tài khoản của bạn tại {panel}. Giờ có thể dùng nó để đăng nhập.',
      socialDisconnected:
        'Một tài khoản mạng xã hội đã được hủy liên kết khỏi tài khoản của bạn tại {panel}.',
    },
  },
} satisfies Phrases['mail'];
