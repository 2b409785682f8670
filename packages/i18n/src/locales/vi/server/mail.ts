import type { Phrases } from '../../../phrases.ts';

export const mail = {
  greeting: 'Xin chào {name},',
  greetingNameless: 'Xin chào,',
  buttonFallback: 'Nếu nút không hoạt động, hãy mở link này:',
  ignore: 'Nếu bạn không gửi yêu cầu này, hãy bỏ qua email này.',
  validFor: 'Link chỉ dùng được một lần và hết hạn sau {duration}.',
  signature: 'Đội ngũ {panel}',
  reason: 'Bạn nhận được email này vì bạn có tài khoản tại {panel}.',
  unsubscribe: 'Ngừng nhận các email này',
  staffInvitation: {
    subject: 'Lời mời tham gia đội ngũ {panel}',
    title: 'Tham gia đội ngũ',
    text: 'Bạn được mời tham gia đội ngũ {panel}. Tạo tài khoản bằng địa chỉ email này và xác nhận địa chỉ để mở trang quản trị. Lời mời hết hạn sau 7 ngày.',
    joined: 'Bạn đã là thành viên đội ngũ {panel}. Đăng nhập lại để mở trang quản trị.',
    open: 'Mở trang quản trị',
    register: 'Tạo tài khoản',
  },
  test: {
    subject: 'Email thử từ {panel}',
    title: 'Email hoạt động tốt',
    text: 'Email thử này đã đến nơi, nghĩa là {panel} gửi được email.',
  },
  account: {
    welcome: {
      subject: 'Chào mừng bạn đến với {panel}: hãy xác nhận email',
      title: 'Chào mừng bạn',
      text: 'Tài khoản của bạn tại {panel} đã sẵn sàng. Xác nhận email để nhận cập nhật về đơn hàng và khôi phục tài khoản khi cần.',
      action: 'Xác nhận email',
    },
    alreadyRegistered: {
      subject: 'Bạn đã có tài khoản tại {panel}',
      title: 'Bạn đã có tài khoản',
      text: 'Ai đó, có thể là bạn, vừa thử đăng ký tại {panel} bằng địa chỉ email này. Địa chỉ này đã thuộc tài khoản của bạn nên không có gì thay đổi. Hãy đăng nhập hoặc đặt lại mật khẩu ngay trên trang đăng nhập.',
      action: 'Đăng nhập',
    },
    verifyEmail: {
      subject: 'Xác nhận email của bạn tại {panel}',
      title: 'Xác nhận email của bạn',
      text: 'Xác nhận email để bạn luôn khôi phục được tài khoản tại {panel}.',
      action: 'Xác nhận email',
    },
    passwordReset: {
      subject: 'Đặt lại mật khẩu {panel} của bạn',
      title: 'Đặt lại mật khẩu',
      text: 'Bạn đã yêu cầu đặt lại mật khẩu tài khoản tại {panel}. Khi đặt mật khẩu mới, bạn sẽ bị đăng xuất khỏi mọi phiên.',
      action: 'Đặt mật khẩu mới',
    },
  },
  actions: {
    order: 'Xem đơn',
    payment: 'Xem thanh toán',
    subscription: 'Xem gói tự động',
    ticket: 'Xem ticket',
    verification: 'Xem kết quả xác minh',
    security: 'Kiểm tra tài khoản',
    webhooks: 'Xem webhook',
    cards: 'Xem thẻ',
  },
  order: {
    created: {
      title: 'Đã đặt đơn {order}',
      text: 'Chúng tôi đã nhận đơn của bạn: {service}, {quantity}. Đã trừ: {charged}. Chúng tôi sẽ báo khi đơn hoàn thành.',
    },
    completed: {
      title: 'Đơn {order} đã hoàn thành',
      text: 'Đơn “{service}” của bạn đã hoàn thành. Đã chạy: {quantity}. Cảm ơn bạn.',
    },
    canceled: {
      title: 'Đơn {order} đã bị hủy',
      text: 'Đơn “{service}” ({quantity}) của bạn đã bị hủy. Đã hoàn vào số dư: {refunded}.',
    },
    partial: {
      title: 'Đơn {order} chỉ chạy được một phần',
      text: 'Đơn “{service}” của bạn chỉ chạy được một phần: {delivered}/{quantity}. Đã hoàn vào số dư: {refunded}.',
    },
  },
  payment: {
    received: {
      title: 'Đã nhận thanh toán: {amount}',
      text: 'Chúng tôi đã nhận khoản thanh toán {invoice}, số tiền {amount}. Cảm ơn bạn.',
    },
    inModeration: {
      title: 'Thanh toán đang được duyệt: {amount}',
      text: 'Chúng tôi đang duyệt khoản thanh toán {invoice}, số tiền {amount}. Việc này thường mất vài giờ. Chúng tôi sẽ gửi email cho bạn khi duyệt xong.',
    },
    rejected: {
      title: 'Thanh toán bị từ chối: {amount}',
      text: 'Chúng tôi không thể chấp nhận khoản thanh toán {invoice}, số tiền {amount}, nên tiền không được cộng vào số dư. Nếu bạn cho rằng có nhầm lẫn, hãy liên hệ hỗ trợ.',
    },
    refunded: {
      title: 'Đã hoàn tiền: {amount}',
      text: 'Chúng tôi đã hoàn tiền cho khoản thanh toán {invoice}, số tiền {amount}. Có thể vài ngày sau bạn mới nhận được tiền.',
    },
    claim: 'Nhận tiền hoàn tại đây: {url}',
  },
  card: {
    expiring: {
      title: 'Thẻ {card} của bạn sắp hết hạn',
      text: 'Thẻ {card} của bạn có hiệu lực đến {month}. Liên kết thẻ mới để việc thanh toán và gói tự động không bị gián đoạn.',
    },
    expired: {
      title: 'Thẻ {card} của bạn đã hết hạn',
      text: 'Thẻ {card} của bạn đã hết hạn ({month}) nên không dùng để thanh toán được nữa. Liên kết thẻ khác để việc thanh toán và gói tự động không bị gián đoạn.',
    },
  },
  childOrders: {
    title: '{count, plural, other {# đơn đang chờ nạp tiền: “{panel}”}}',
    text: '{count, plural, =1 {Một đơn của panel con “{panel}” đang chờ vì số dư của bạn không đủ. Nạp ít nhất {amount} để đơn tự chạy tiếp.} other {# đơn của panel con “{panel}” đang chờ vì số dư của bạn không đủ. Nạp ít nhất {amount} để các đơn tự chạy tiếp, lần lượt từ đơn cũ nhất.}}',
    action: 'Nạp tiền',
  },
  subscription: {
    waiting: {
      title: 'Gói tự động “{name}” đang chờ nạp tiền',
      text: 'Gói tự động “{name}” của bạn tìm thấy bài đăng mới nhưng số dư không đủ. Bạn cần {amount}. Sau khi bạn nạp tiền, gói sẽ tự tiếp tục.',
      declined:
        'Gói tự động “{name}” của bạn tìm thấy bài đăng mới nhưng thẻ bị từ chối. Bạn cần {amount}. Chọn thẻ khác hoặc nạp tiền để gói tiếp tục. Các bài đang chờ cũng sẽ được quảng bá.',
      card: 'Gói tự động “{name}” của bạn tìm thấy bài đăng mới nhưng thẻ đã bị gỡ hoặc hết hạn. Bạn cần {amount}. Chọn thẻ khác hoặc thanh toán từ số dư để gói tiếp tục. Các bài đang chờ cũng sẽ được quảng bá.',
      limit:
        'Gói tự động “{name}” của bạn tìm thấy bài đăng mới nhưng hạn mức của thẻ không cho phép thanh toán {amount}. Chọn thẻ khác hoặc thanh toán từ số dư để gói tiếp tục. Các bài đang chờ cũng sẽ được quảng bá.',
    },
    ordered: {
      title: 'Bài đăng mới: gói tự động “{name}” đã đặt đơn',
      text: 'Gói tự động “{name}” của bạn tìm thấy bài đăng mới ({publication}) và đã đặt đơn. Đã trừ: {amount}.',
    },
    ended: {
      title: 'Gói tự động “{name}” đã kết thúc',
      text: 'Gói tự động “{name}” của bạn đã kết thúc: {why, select, limitReached {đã quảng bá đủ số bài đăng} canceled {gói đã bị hủy} other {đã lâu không có bài đăng mới}}.',
    },
  },
  ticket: {
    title: '[#{ticket}] {subject}',
    titleOnly: 'Phản hồi mới cho ticket #{ticket}',
    replyAbove: '##- Vui lòng viết phản hồi phía trên dòng này -##',
    replyThere: 'Để phản hồi, hãy mở ticket. Chúng tôi không đọc phản hồi gửi tới email này.',
  },
  verification: {
    approved: {
      title: 'Đã xác minh danh tính của bạn',
      text: 'Giấy tờ của bạn đã được duyệt. Bạn không cần làm gì thêm.',
    },
    rejected: {
      title: 'Vui lòng gửi lại giấy tờ',
      text: 'Chúng tôi không thể chấp nhận giấy tờ của bạn. Lý do:',
    },
  },
  rewards: {
    button: 'Xem thu nhập',
    orders: {
      referral: 'Đơn của những người được bạn mời: {count}.',
      widget: 'Đơn qua widget của bạn: {count}.',
    },
    earned: {
      title: 'Bạn nhận được {amount}',
      text: 'Hoa hồng đã được cộng vào thu nhập của bạn. Bạn có thể rút hoặc chuyển vào số dư.',
    },
    held: {
      title: 'Hoa hồng đang duyệt: {amount}',
      text: 'Chúng tôi duyệt các khoản hoa hồng này trước khi trả. Bạn không cần làm gì.',
    },
    refused: {
      title: 'Hoa hồng bị từ chối: {amount}',
      text: 'Sau khi kiểm tra, chúng tôi đã từ chối các khoản hoa hồng này. Liên hệ hỗ trợ nếu có thắc mắc.',
    },
    reversed: {
      title: 'Hoa hồng bị thu hồi: {amount}',
      text: 'Các khoản thanh toán cho những đơn này đã được hoàn tiền hoặc bị khiếu nại. Nếu chúng tôi thắng khiếu nại, bạn sẽ được nhận lại hoa hồng.',
    },
  },
  freeTrial: {
    button: 'Xem lượt dùng thử',
    rejected: {
      title: 'Yêu cầu dùng thử miễn phí bị từ chối',
      text: 'Chúng tôi không thể chấp nhận yêu cầu của bạn. Lý do:',
    },
  },
  childPanel: {
    button: 'Xem panel con',
    opened: {
      title: 'Panel {domain} đã mở',
      text: 'Tên miền đã được thiết lập và panel con của bạn đang hoạt động. Panel đã được thanh toán đến {date}.',
    },
    renewing: {
      title: 'Panel {domain} sẽ tự gia hạn ngày {date}',
      text: 'Ngày {date}, chúng tôi sẽ trừ {price} từ số dư của bạn cho tháng tiếp theo của panel con. Hãy đảm bảo số dư đủ cho khoản này.',
    },
    ending: {
      title: 'Panel {domain} sẽ ngừng hoạt động ngày {date}',
      text: 'Panel con của bạn đã được thanh toán đến {date} và tính năng tự động gia hạn đang tắt. Gia hạn với giá {price} để panel tiếp tục hoạt động.',
    },
    renewed: {
      title: 'Đã gia hạn panel {domain}',
      text: 'Chúng tôi đã trừ {price} từ số dư của bạn. Panel con của bạn đã được thanh toán đến {date}.',
    },
    expired: {
      title: 'Panel {domain} đã ngừng nhận đơn',
      text: 'Số dư của bạn không đủ cho tháng tiếp theo ({price}) nên panel con hiện không nhận đơn hay thanh toán. Gia hạn trước ngày {date}, nếu không panel sẽ đóng và khách của bạn không truy cập được.',
    },
    frozen: {
      title: 'Panel {domain} đã đóng',
      text: 'Panel con của bạn chưa được thanh toán nên đã đóng, khách không truy cập được. Gia hạn với giá {price} để mở lại. Nếu không, panel sẽ ngừng hoạt động ngày {date}.',
    },
    terminated: {
      title: 'Panel {domain} đã ngừng hoạt động',
      text: 'Panel con của bạn không được thanh toán nên đã ngừng hoạt động. Dữ liệu được giữ lại: bạn có thể tải về hoặc gia hạn panel với giá {price}.',
    },
    refunded: {
      title: 'Tên miền {domain} chưa được thiết lập',
      text: 'Bản ghi DNS của tên miền không được thiết lập kịp thời nên panel con của bạn đã ngừng hoạt động. Đã hoàn vào số dư: {price}.',
    },
    held: {
      title: 'Chúng tôi đã đóng panel {domain}',
      text: 'Chúng tôi đã đóng panel con của bạn. Lý do:',
    },
    released: {
      title: 'Panel {domain} đã mở lại',
      text: 'Chúng tôi đã mở lại panel con của bạn.',
    },
    elsewhere: {
      title: 'Tên miền {domain} không còn trỏ về panel',
      text: 'Tên miền của panel con không còn trỏ về máy chủ của chúng tôi nên khách của bạn không truy cập được panel. Kiểm tra bản ghi DNS.',
    },
  },
  delivery: {
    webhookOff: {
      title: 'Webhook đã bị tắt',
      text: '{url} không chấp nhận yêu cầu nào trong ba ngày nên chúng tôi đã tắt webhook này. Sửa máy chủ, gửi thử rồi bật lại.',
    },
    providerLow: {
      title: 'Số dư thấp tại {provider}',
      text: 'Số dư tại {provider} chỉ còn {balance}. Đơn sẽ chờ cho đến khi bạn nạp tiền ở đó.',
    },
    providerShrunken: {
      title: 'Số dịch vụ của {provider} giảm mạnh',
      text: 'Danh sách của {provider} chỉ còn {listed} dịch vụ, chưa đến một nửa so với trước. Các dịch vụ bị thiếu vẫn được bán. Nếu danh sách đúng, hãy đồng bộ lại và chấp nhận.',
    },
    providerChanged: {
      title: 'Thay đổi tại {provider}',
      text: 'Lần đồng bộ gần nhất với {provider} có những thay đổi bạn cần xử lý.',
      held: 'Dịch vụ nguồn có thay đổi hoặc biến động giá mạnh, chờ bạn quyết định: {count}',
      offSale: 'Dịch vụ đã ngừng bán: {count}',
      followed: 'Biến động giá mạnh đã áp dụng vào giá của bạn: {count}',
      rejected: 'Dòng không dùng được trong danh sách: {count}',
    },
    providerHeld: {
      title: '{provider} đang tạm dừng',
      text: '{provider} báo số dư bằng {reported}, nhưng trong cài đặt là {currency}. Dịch vụ của nhà cung cấp này ngừng bán và đơn phải chờ đến khi bạn chọn đúng loại tiền.',
    },
    paymentReturnedTwice: {
      title: 'Khoản thanh toán {payment} bị trả lại hai lần',
      text: 'Khoản thanh toán {payment} vừa được hoàn tiền vừa bị khiếu nại, nên đã trả lại dư {amount} so với số tiền thanh toán. Khách của bạn không bị trừ phần dư này. Hãy phản hồi khiếu nại, kèm bằng chứng đã hoàn tiền.',
    },
    ordersUnknown: {
      title: 'Đơn chưa rõ kết quả: {count}',
      text: 'Chúng tôi đã gửi các đơn này nhưng không nhận được phản hồi rõ ràng: {orders}. Không rõ nhà cung cấp đã nhận hay chưa, nên chúng tôi không tự gửi lại hay hoàn tiền. Kiểm tra ở nhà cung cấp, rồi xử lý từng đơn: đánh dấu đã đặt, gửi lại hoặc hoàn tiền.',
    },
    outgoingHeld: {
      title: '{panel} đang tạm dừng: cơ sở dữ liệu là bản sao',
      text: '{panel} đã khởi động trên cơ sở dữ liệu được khôi phục hoặc sao chép. Đơn hàng, yêu cầu hủy, yêu cầu bảo hành, giao dịch trừ tiền thẻ, hoàn tiền, webhook và email đều bị giữ lại vì có thể đã được thực hiện rồi. Chạy lệnh npm run restore trên máy chủ: lệnh này cho biết những gì đang bị giữ và cho chạy tiếp.',
    },
  },
  security: {
    when: 'Thời gian: {at}',
    notYou: 'Nếu không phải bạn, hãy đổi mật khẩu ngay và đăng xuất khỏi mọi phiên khác.',
    newDevice: {
      title: 'Có lượt đăng nhập mới vào tài khoản của bạn',
      text: 'Có người đã đăng nhập vào tài khoản của bạn từ thiết bị mới: {device}, địa chỉ IP {address}.',
    },
    passwordChanged: {
      title: 'Mật khẩu của bạn đã được đổi',
      text: 'Mật khẩu tài khoản của bạn đã được đổi.',
    },
    apiKeyMade: {
      title: 'Đã tạo API key mới',
      text: 'Một API key mới đã được tạo cho tài khoản của bạn tại {panel}. Ai có key này đều đặt được đơn bằng số dư của bạn.',
    },
    accountClosed: {
      title: 'Tài khoản của bạn đã đóng',
      text: 'Tài khoản của bạn tại {panel} đã đóng và dữ liệu cá nhân đã được xóa. Nếu không phải bạn đóng tài khoản, hãy liên hệ hỗ trợ ngay.',
    },
    factorChanged: {
      title: 'Cài đặt bảo mật đăng nhập của bạn đã thay đổi',
      totpOn: 'Ứng dụng xác thực đã được bật cho tài khoản của bạn tại {panel}.',
      totpOff: 'Ứng dụng xác thực cho tài khoản của bạn tại {panel} đã bị tắt.',
      passkeyAdded: 'Một passkey đã được thêm vào tài khoản của bạn tại {panel}.',
      passkeyRemoved: 'Một passkey đã bị gỡ khỏi tài khoản của bạn tại {panel}.',
      recoveryCodesRenewed:
        'Mã khôi phục mới đã được tạo cho tài khoản của bạn tại {panel}. Mã cũ không còn dùng được.',
      socialConnected:
        'Một tài khoản mạng xã hội đã được liên kết với tài khoản của bạn tại {panel}. Từ nay có thể dùng tài khoản đó để đăng nhập.',
      socialDisconnected: 'Một tài khoản mạng xã hội đã bị hủy liên kết với tài khoản của bạn tại {panel}.',
    },
  },
} satisfies Phrases['mail'];
