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
    registration: 'Số đăng ký kinh doanh',
    vat: 'Mã số VAT',
    phone: 'Điện thoại',
    email: 'Email',
  },
  siteView: {
    open: 'Mở trong tab mới',
    hint: 'Trang này thuộc {host}. Nếu trang vẫn trống, nghĩa là trang web đó không cho phép nhúng.',
  },
  subscription: {
    title: 'Gói tự động hoạt động thế nào',
    lead: 'Bạn chỉ cần chọn dịch vụ một lần. Mỗi khi có bài đăng mới, chúng tôi nhanh chóng đặt đơn cho bài đó.',
    setUp: {
      title: 'Cách thiết lập',
      link: 'Dán link kênh hoặc trang cá nhân của bạn. Chúng tôi tự nhận diện mạng xã hội.',
      services: 'Chọn dịch vụ và số lượng cho mỗi bài đăng.',
      limit: 'Đặt số bài đăng, từ 1 đến {most}. Mặc định là 10.',
      pay: 'Thanh toán từ số dư hoặc bằng thẻ đã liên kết. Bạn sẽ thấy chi phí mỗi bài đăng và tổng chi phí tối đa trước khi xác nhận.',
    },
    find: {
      title: 'Cách chúng tôi tìm bài đăng mới',
      text: 'Chúng tôi kiểm tra các nguồn công khai: feed của kênh YouTube, feed RSS và Atom, cùng trang công khai của kênh Telegram. Trên các mạng xã hội khác, nhà cung cấp kiểm tra thay chúng tôi. Có thể mất vài phút để phát hiện bài đăng mới.',
      note: 'Chúng tôi không bao giờ yêu cầu mật khẩu hay quyền truy cập tài khoản của bạn. Chúng tôi không theo dõi được kênh hoặc trang cá nhân riêng tư, vì vậy hãy để kênh và trang của bạn ở chế độ công khai.',
    },
    pay: {
      title: 'Bạn trả bao nhiêu và khi nào',
      text: 'Chúng tôi không thu tiền trước. Tiền cho mỗi bài đăng chỉ bị trừ khi chúng tôi phát hiện bài và các đơn cho bài đó bắt đầu chạy. Không có bài đăng thì không mất tiền.',
      example:
        'Ví dụ: view và like cho một bài đăng có giá {post}, và bạn chọn 10 bài. Bạn trả {post} mỗi bài, tối đa {total}.',
    },
    wait: {
      title: 'Nếu hết tiền',
      text: 'Gói tự động sẽ chờ và chúng tôi sẽ thông báo cho bạn. Sau khi bạn nạp tiền, gói sẽ tự tiếp tục.',
    },
    end: {
      title: 'Khi nào gói kết thúc',
      limit: 'Gói hoàn thành khi đạt đủ số bài đăng.',
      cancel:
        'Bạn có thể hủy bất cứ lúc nào. Các đơn đã đặt vẫn tiếp tục chạy, nhưng không có đơn mới nào được đặt thêm.',
      idle: 'Sau 30 ngày không có bài đăng mới, chúng tôi sẽ hủy gói để gói bị bỏ quên không tiêu tiền của bạn. Một số panel dùng thời hạn khác.',
      options: 'Một số dịch vụ còn cho phép đặt ngày kết thúc, độ trễ hoặc khoảng số lượng ngẫu nhiên.',
    },
    start: 'Thiết lập gói tự động',
    own: 'Xem gói tự động',
  },
  keywords: {
    title: 'Giới thiệu công cụ từ khóa YouTube',
    lead: 'Xem mọi người tìm kiếm gì ở quốc gia bạn chọn và dùng những từ khóa đó trong video của bạn.',
    how: {
      title: 'Cách sử dụng',
      word: 'Nhập một từ hoặc cụm từ ngắn về nội dung video.',
      country: 'Chọn quốc gia của người xem. Mặc định là Vương quốc Anh.',
      choose: 'Chọn những gợi ý mô tả đúng video của bạn.',
      write: 'Dùng các gợi ý này trong tiêu đề, những dòng đầu của phần mô tả và tag.',
    },
    source: {
      title: 'Gợi ý đến từ đâu',
      text: 'Đó là gợi ý tự động điền của Google cho từ khóa của bạn ở quốc gia đó: những cụm từ mọi người thật sự tìm kiếm. Chúng tôi không tự thêm gợi ý nào.',
      note: 'Panel chưa kết nối với nguồn này sẽ hiển thị dữ liệu mẫu, luôn được ghi rõ là mẫu.',
    },
    limit: {
      title: 'Giới hạn mỗi ngày',
      text: 'Mỗi tài khoản có một số lượt tìm nhất định mỗi ngày. Công cụ cho biết còn bao nhiêu lượt.',
    },
    good: {
      title: 'Cách chọn từ khóa',
      text: 'Cụm từ dài ít được tìm hơn nhưng ít cạnh tranh hơn và thể hiện nhu cầu rõ hơn. Một video chỉ cần vài cụm phù hợp, không cần đến ba mươi. Từ khóa không liên quan khiến người xem bỏ đi và vi phạm chính sách của YouTube.',
      note: 'Không công cụ nào đảm bảo được thứ hạng. Tiêu đề và tag giúp mọi người tìm thấy video, còn thứ hạng tùy vào phản ứng của họ.',
    },
    track: {
      title: 'Theo dõi kết quả',
      text: 'Chiến dịch YouTube theo dõi vị trí video của bạn với từng từ khóa và quốc gia bạn chọn. Vị trí được kiểm tra theo yêu cầu, hằng ngày, hằng tuần hoặc hằng tháng.',
    },
    open: 'Mở công cụ từ khóa',
    plans: 'Xem gói và bảng giá',
  },
  plans: {
    title: 'Gói và bảng giá',
    lead: 'Gói giúp bạn theo dõi vị trí video trong kết quả tìm kiếm YouTube. Gợi ý từ khóa dùng được mà không cần gói.',
    slots: {
      title: 'Nội dung gói',
      text: 'Số từ khóa bạn có thể theo dõi cùng lúc, tính chung cho mọi chiến dịch. Số suất còn lại bằng giới hạn của gói trừ đi số từ khóa đang theo dõi.',
    },
    track: {
      title: 'Tần suất kiểm tra',
      text: 'Chọn tần suất cho từng chiến dịch: theo yêu cầu, hằng ngày, hằng tuần hoặc hằng tháng. Mỗi chiến dịch có thể theo dõi vị trí ở một hay nhiều quốc gia.',
    },
    trial: {
      title: 'Thời gian dùng thử',
      text: 'Một số gói có thời gian dùng thử miễn phí. Số ngày dùng thử và giá sau đó được ghi trong thông tin gói.',
    },
    full: {
      title: 'Khi đạt giới hạn',
      text: 'Các chiến dịch đang hoạt động vẫn tiếp tục. Muốn theo dõi thêm từ khóa, hãy nâng cấp gói.',
    },
    start: 'Tạo chiến dịch',
    about: 'Giới thiệu công cụ từ khóa',
  },
} satisfies Phrases['guides'];
