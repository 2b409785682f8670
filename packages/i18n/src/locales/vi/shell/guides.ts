import type { Phrases } from '../../../phrases.ts';

export const guides = {
  contents: 'Trên trang này',
  next: 'Các bước tiếp theo',
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
    email: 'Email',
  },
  siteView: {
    open: 'Mở trong thẻ mới',
    hint: 'Trang này thuộc về {host}. Nếu trang để trống thì website đó không cho phép hiển thị bên trong website khác.',
  },
  subscription: {
    title: 'Gói đăng ký hoạt động thế nào',
    lead: 'Chọn một lần những gì mỗi bài đăng mới nên nhận được. Chúng tôi đặt đơn ngay sau khi bài đăng xuất hiện.',
    setUp: {
      title: 'Cách thiết lập',
      link: 'Dán liên kết đến kênh hoặc trang cá nhân của bạn. Chúng tôi nhận ra mạng xã hội.',
      services: 'Chọn dịch vụ và số lượng cho mỗi bài đăng.',
      limit: 'Đặt số bài đăng, từ 1 đến 1 000. Mặc định là 10.',
      pay: 'Thanh toán từ số dư hoặc bằng thẻ đã liên kết. Bạn thấy chi phí mỗi bài đăng và tổng tối đa trước khi xác nhận.',
    },
    find: {
      title: 'Chúng tôi tìm bài đăng mới thế nào',
      text: 'Chúng tôi kiểm tra các nguồn công khai: nguồn cấp của kênh YouTube, nguồn RSS và Atom, trang công khai của kênh Telegram. Trên các mạng khác, nhà cung cấp kiểm tra thay chúng tôi. Có thể mất vài phút để nhận ra bài đăng mới.',
      note: 'Chúng tôi không bao giờ hỏi mật khẩu hay quyền truy cập tài khoản của bạn. Không thể theo dõi kênh hoặc trang riêng tư, vì vậy hãy để công khai.',
    },
    pay: {
      title: 'Bạn trả gì và khi nào',
      text: 'Không thu trước khoản nào. Mỗi bài đăng được tính tiền khi chúng tôi tìm thấy và các đơn của nó bắt đầu. Không có bài đăng, không mất tiền.',
      example:
        'Ví dụ: lượt xem và lượt thích cho một bài đăng giá $2.10, và bạn chọn 10 bài. Bạn trả $2.10 mỗi bài, tối đa $21.00.',
    },
    wait: {
      title: 'Nếu hết tiền',
      text: 'Gói đăng ký sẽ chờ và chúng tôi báo cho bạn. Nạp tiền thì gói tự động tiếp tục.',
    },
    end: {
      title: 'Khi nào gói kết thúc',
      limit: 'Gói hoàn thành khi đạt đủ số bài đăng.',
      cancel: 'Hủy bất cứ lúc nào. Các đơn đã đặt vẫn tiếp tục; không tạo đơn mới.',
      idle: 'Sau 30 ngày không có bài đăng mới, gói sẽ bị hủy để một gói bị bỏ quên không tiêu tiền của bạn. Một số panel dùng thời hạn khác.',
      options: 'Một số dịch vụ còn cho phép đặt ngày kết thúc, độ trễ hoặc khoảng số lượng ngẫu nhiên.',
    },
    start: 'Thiết lập gói đăng ký',
    own: 'Xem gói đăng ký',
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
      text: 'Đó là gợi ý tự động điền của Google cho từ khóa của bạn ở quốc gia đó: những cụm mọi người thật sự tìm kiếm. Chúng tôi không thêm gì.',
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
