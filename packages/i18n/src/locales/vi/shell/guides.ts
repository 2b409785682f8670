import type { Phrases } from '../../../phrases.ts';

export const guides = {
  contents: 'Trên trang này',
  next: 'Bước tiếp theo',
  services: 'Xem tất cả dịch vụ',
  legal: {
    terms: 'Điều khoản sử dụng',
    privacy: 'Chính sách quyền riêng tư',
    refunds: 'Chính sách hoàn tiền',
    contact: 'Liên hệ',
    operator: 'Đơn vị vận hành',
    registration: 'Đăng ký',
    vat: 'Mã số VAT',
    phone: 'Điện thoại',
    email: 'E-mail',
  },
  siteView: {
    open: 'Mở trong thẻ mới',
    hint: 'Trang này thuộc về {host}. Nếu trang để trống thì website đó không cho phép hiển thị bên trong website khác.',
  },
  subscription: {
    title: 'Gói đăng ký hoạt động thế nào',
    lead: 'Bạn chỉ cần cho biết một lần mỗi bài đăng mới nên nhận được gì. Từ đó, đơn hàng được đặt thay bạn ngay sau khi bài đăng xuất hiện.',
    setUp: {
      title: 'Cách thiết lập',
      link: 'Dán liên kết đến kênh hoặc trang cá nhân của bạn. Mạng xã hội sẽ được tự nhận ra.',
      services: 'Chọn dịch vụ và số lượng mỗi dịch vụ cho từng bài đăng.',
      limit: 'Cho biết áp dụng cho bao nhiêu bài đăng: từ 1 đến 1.000. Chúng tôi gợi ý 10.',
      pay: 'Chọn thanh toán từ số dư hoặc bằng thẻ đã liên kết. Chi phí cho một bài đăng và mức tối đa cho tất cả được hiển thị trước khi bạn xác nhận.',
    },
    find: {
      title: 'Bài đăng mới được tìm thấy thế nào',
      text: 'Chúng tôi theo dõi những gì ai cũng thấy được: nguồn cấp công khai của kênh YouTube, nguồn RSS và Atom, trang công khai của kênh Telegram. Trên các mạng khác, nhà cung cấp dịch vụ sẽ theo dõi. Có thể mất vài phút cho đến khi bài đăng mới được nhận ra.',
      note: 'Chúng tôi không bao giờ hỏi mật khẩu hay quyền truy cập tài khoản của bạn. Không thể theo dõi kênh hoặc trang riêng tư, vì vậy hãy để công khai.',
    },
    pay: {
      title: 'Bạn trả gì và khi nào',
      text: 'Không thu trước khoản nào. Mỗi bài đăng được tính tiền khi được tìm thấy, và các đơn hàng của nó bắt đầu. Không đăng gì thì không phải trả gì.',
      example:
        'Ví dụ: lượt xem và lượt thích cho một bài đăng tổng cộng $2.10, và bạn chọn 10 bài. Mỗi lần đăng bạn trả $2.10, tối đa $21.00.',
    },
    wait: {
      title: 'Nếu không đủ tiền',
      text: 'Gói đăng ký sẽ chờ và bạn thấy thông báo. Nạp tiền thì gói tự chạy tiếp; không cần thiết lập lại.',
    },
    end: {
      title: 'Gói kết thúc thế nào',
      limit: 'Gói hoàn tất khi đạt đủ số bài đăng.',
      cancel: 'Bạn có thể hủy bất cứ lúc nào. Các đơn đã đặt vẫn tiếp tục; không tạo đơn mới.',
      idle: 'Sau 30 ngày không có bài đăng mới, gói sẽ bị hủy để không thứ gì bị bỏ quên tiêu tiền của bạn. Mỗi trang có thể chọn thời hạn khác.',
      options:
        'Nếu dịch vụ cho phép, bạn còn có thể đặt ngày kết thúc, độ trễ hoặc số lượng thay đổi giữa hai mức.',
    },
    start: 'Thiết lập gói đăng ký',
    own: 'Xem các gói đăng ký của bạn',
  },
  keywords: {
    title: 'Giới thiệu công cụ từ khóa YouTube',
    lead: 'Công cụ cho thấy mọi người gõ gì khi tìm kiếm ở quốc gia bạn chọn, để video của bạn dùng đúng lời của họ.',
    how: {
      title: 'Cách sử dụng',
      word: 'Gõ một từ hoặc cụm từ ngắn về nội dung video.',
      country: 'Chọn quốc gia của người xem. Công cụ bắt đầu với Vương quốc Anh.',
      choose: 'Đọc các gợi ý và chọn những cụm thật sự mô tả video của bạn.',
      write: 'Dùng chúng trong tiêu đề, những dòng đầu của phần mô tả và trong thẻ.',
    },
    source: {
      title: 'Gợi ý đến từ đâu',
      text: 'Đó là những phần hoàn thành mà Google đưa ra cho từ của bạn ở quốc gia đó: những cụm mà nhiều người thật sự đã gõ. Chúng tôi không thêm gì vào.',
      note: 'Trang chưa kết nối với nguồn này sẽ hiển thị ví dụ mẫu. Chúng luôn được ghi rõ là mẫu.',
    },
    limit: {
      title: 'Giới hạn mỗi ngày',
      text: 'Mỗi tài khoản có một số lượt tìm mỗi ngày. Công cụ cho biết còn bao nhiêu.',
    },
    good: {
      title: 'Chọn cho đúng',
      text: 'Cụm dài được tìm ít hơn nhưng cũng ít đối thủ hơn, và người gõ nó biết mình muốn gì. Một video cần vài cụm phù hợp, không phải ba mươi. Từ không liên quan đến video khiến người xem bỏ đi và vi phạm quy định của YouTube.',
      note: 'Không công cụ nào hứa được vị trí trong tìm kiếm. Tiêu đề và thẻ giúp người ta tìm thấy video; video có lên hay không là do người xem có thích không.',
    },
    track: {
      title: 'Xem có hiệu quả không',
      text: 'Chiến dịch YouTube theo dõi vị trí video của bạn theo từ khóa và quốc gia đã chọn: theo yêu cầu, hằng ngày, hằng tuần hoặc hằng tháng.',
    },
    open: 'Mở công cụ từ khóa',
    plans: 'Xem gói và bảng giá',
  },
  plans: {
    title: 'Gói và bảng giá',
    lead: 'Gói giúp bạn theo dõi vị trí video trong tìm kiếm YouTube. Xem gợi ý từ khóa thì không cần gói.',
    slots: {
      title: 'Gói gồm những gì',
      text: 'Một số từ khóa bạn có thể theo dõi cùng lúc, tính chung mọi chiến dịch. Số còn lại bằng số trong gói trừ số từ khóa đang theo dõi.',
    },
    track: {
      title: 'Vị trí được kiểm tra bao lâu một lần',
      text: 'Bạn quyết định cho từng chiến dịch: theo yêu cầu, hằng ngày, hằng tuần hoặc hằng tháng, ở một hay nhiều quốc gia.',
    },
    trial: {
      title: 'Ngày dùng thử',
      text: 'Một số gói bắt đầu bằng những ngày miễn phí. Số ngày và giá sau đó được ghi bên cạnh gói trước khi bạn chọn.',
    },
    full: {
      title: 'Khi đã dùng hết từ khóa',
      text: 'Chiến dịch đang chạy vẫn tiếp tục. Muốn theo dõi thêm từ khóa, hãy chọn gói lớn hơn.',
    },
    start: 'Tạo chiến dịch',
    about: 'Giới thiệu công cụ từ khóa',
  },
} satisfies Phrases['guides'];
