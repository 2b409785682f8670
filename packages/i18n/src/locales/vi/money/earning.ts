import type { Phrases } from '../../../phrases.ts';

export const earning = {
  open: 'Xem nhiệm vụ',
  start: {
    title: 'Kiếm tiền với nhiệm vụ',
    lead: 'Làm những việc nhỏ trên YouTube bằng kênh của bạn và nhận tiền công cho mỗi việc được xác nhận.',
    what: {
      title: 'Nhiệm vụ là gì?',
      text: 'Mỗi nhiệm vụ là một hành động: xem video, bấm like, bình luận hoặc đăng ký kênh. Bạn sẽ thấy mức tiền công trước khi bắt đầu.',
    },
    begin: {
      title: 'Bốn bước để nhận tiền công đầu tiên',
      account: 'Tạo tài khoản hoặc đăng nhập.',
      connect: 'Kết nối và xác minh kênh YouTube của bạn.',
      perform: 'Chọn nhiệm vụ, thực hiện rồi báo đã xong.',
      reward: 'Sau khi nhiệm vụ được xác minh, tiền công sẽ được cộng vào thu nhập nhiệm vụ của bạn.',
    },
    expect: {
      title: 'Những điều nên biết',
      text: 'Làm nhiệm vụ chỉ giúp kiếm thêm chút ít, không phải việc làm chính. Số nhiệm vụ tùy vào đơn của khách hàng, và tiền công mỗi lần không lớn. Tham gia miễn phí.',
      note: 'YouTube có chính sách riêng về hành động được trả tiền. Hãy đọc các chính sách đó trước, và chỉ làm những gì bạn thấy yên tâm với kênh của mình.',
    },
  },
  connect: {
    title: 'Cách kết nối kênh YouTube',
    lead: 'Hai lần kiểm tra giúp xác nhận kênh là của bạn và đảm bảo chúng tôi thấy được nhiệm vụ bạn đã làm. Không cần mật khẩu.',
    code: {
      title: 'Xác minh kênh của bạn',
      open: 'Mở hồ sơ của bạn và thêm link kênh.',
      copy: 'Sao chép mã được hiển thị.',
      paste: 'Trên YouTube, dán mã vào phần mô tả kênh rồi xuất bản thay đổi.',
      confirm: 'Quay lại và bắt đầu kiểm tra. Sau đó bạn có thể gỡ mã.',
    },
    public: {
      title: 'Công khai danh sách kênh đăng ký',
      text: 'Chúng tôi chỉ xác minh được lượt đăng ký kênh khi danh sách kênh đăng ký ở chế độ công khai.',
      open: 'Mở cài đặt YouTube và vào mục Quyền riêng tư.',
      off: 'Tắt “Giữ bí mật tất cả kênh đăng ký của tôi”.',
      check: 'Quay lại và bắt đầu lần kiểm tra thứ hai.',
      note: 'Giữ danh sách ở chế độ công khai trong thời gian làm nhiệm vụ. Nếu không, chúng tôi sẽ không xác minh được lượt đăng ký.',
    },
    trouble: {
      title: 'Nếu kiểm tra không thành công',
      text: 'YouTube có thể mất vài phút để hiển thị thay đổi. Đợi một lát rồi thử lại. Kiểm tra xem link đã đúng chưa và mã trong phần mô tả đã đầy đủ chưa.',
    },
    several: {
      title: 'Nhiều kênh',
      text: 'Bạn có thể kết nối nhiều kênh và chọn kênh để làm từng nhiệm vụ. Bạn có thể gỡ kênh trong hồ sơ bất cứ lúc nào.',
    },
    profile: 'Mở hồ sơ của bạn',
  },
  perform: {
    title: 'Cách làm nhiệm vụ',
    lead: 'Bốn bước, phần lớn làm trên YouTube.',
    steps: {
      title: 'Các bước thực hiện',
      choose: 'Chọn kênh và nhiệm vụ. Bạn sẽ thấy việc cần làm và mức tiền công.',
      start: 'Bắt đầu nhiệm vụ. Video hoặc kênh sẽ mở trên YouTube.',
      act: 'Làm nhiệm vụ bằng kênh đã kết nối. Nếu nhiệm vụ cho sẵn nội dung bình luận, hãy dùng đúng nội dung đó.',
      end: 'Quay lại và báo đã xong.',
    },
    check: {
      title: 'Cách xác minh',
      text: 'Chúng tôi đối chiếu dữ liệu công khai của YouTube với nhiệm vụ: lượt đăng ký, like hoặc bình luận từ kênh của bạn. Có kết quả hiện ngay, có kết quả cần thời gian mới hiện trên YouTube.',
      note: 'Mỗi nhiệm vụ chỉ được trả tiền công một lần cho mỗi kênh.',
    },
    states: {
      title: 'Trạng thái nhiệm vụ',
      started: { name: 'Đã bắt đầu', text: 'Đang thực hiện. Hãy làm xong trước khi hết giờ.' },
      ended: { name: 'Đang duyệt', text: 'Bạn đã báo xong, chúng tôi đang xác minh.' },
      approved: { name: 'Đã duyệt', text: 'Tiền công đã được cộng vào thu nhập nhiệm vụ của bạn.' },
      rejected: {
        name: 'Bị từ chối',
        text: 'Chúng tôi không xác minh được hành động nên không trả tiền công.',
      },
      expired: { name: 'Hết hạn', text: 'Bạn không báo xong đúng hạn. Bạn có thể nhận nhiệm vụ khác.' },
    },
    reasons: {
      title: 'Lý do nhiệm vụ bị từ chối',
      channel: 'Bạn đã dùng kênh khác.',
      hidden: 'Danh sách kênh đăng ký của bạn đang ở chế độ riêng tư.',
      undone: 'Bạn đã hủy hành động trước khi chúng tôi xác minh.',
      early: 'Bạn báo xong quá sớm, ví dụ khi video chưa hết.',
    },
  },
  rewards: {
    title: 'Cách dùng tiền công',
    lead: 'Thu nhập nhiệm vụ tách biệt với số dư. Bạn có thể chuyển vào số dư hoặc rút ra.',
    where: {
      title: 'Tiền công được cộng vào đâu?',
      text: 'Tiền công được cộng vào thu nhập nhiệm vụ, tách biệt với số dư. Bạn có thể xem từng khoản ở trang Tài chính.',
    },
    spend: {
      title: 'Thanh toán đơn hàng',
      text: 'Chuyển một phần hoặc toàn bộ thu nhập nhiệm vụ vào số dư và dùng để đặt đơn.',
      note: 'Tiền đã chuyển vào số dư không rút được nữa. Chỉ chuyển phần bạn muốn tiêu.',
    },
    withdraw: {
      title: 'Rút tiền',
      method: 'Mở trang rút tiền và chọn cách nhận tiền.',
      amount: 'Nhập số tiền và thông tin tài khoản. Bạn sẽ thấy phí và số tiền nhận được.',
      wait: 'Gửi yêu cầu và theo dõi trạng thái.',
      note: 'Mỗi cách nhận tiền có giới hạn riêng. Kiểm tra kỹ số tài khoản: tiền chuyển nhầm rất khó lấy lại.',
    },
    open: 'Rút thu nhập',
  },
  faq: {
    title: 'Câu hỏi thường gặp về nhiệm vụ',
    lead: 'Giải đáp những câu hỏi thường gặp.',
    pay: {
      question: 'Tôi có thể kiếm bao nhiêu?',
      answer:
        'Tùy vào số nhiệm vụ đang có và số nhiệm vụ bạn làm. Bạn sẽ thấy mức tiền công trước khi bắt đầu. Chúng tôi không đảm bảo thu nhập cố định.',
    },
    who: {
      question: 'Ai có thể tham gia?',
      answer: 'Bất cứ ai có tài khoản và một kênh YouTube đã qua cả hai lần kiểm tra.',
    },
    password: {
      question: 'Tôi có phải cung cấp mật khẩu YouTube không?',
      answer:
        'Không. Chúng tôi chỉ dùng dữ liệu công khai. Đừng bao giờ đưa mật khẩu cho người tự xưng là nhân viên của chúng tôi.',
    },
    once: {
      question: 'Tôi có thể làm cùng một nhiệm vụ hai lần không?',
      answer: 'Mỗi kênh đã kết nối chỉ làm được một lần.',
    },
    slow: {
      question: 'Vì sao việc xác minh lại lâu như vậy?',
      answer:
        'Một số hành động cần thời gian mới hiện trên YouTube. Bạn không cần chờ, kết quả sẽ hiện trong danh sách của bạn.',
    },
    rejected: {
      question: 'Tôi đã làm nhưng nhiệm vụ bị từ chối. Phải làm sao?',
      answer:
        'Kiểm tra xem bạn đã dùng đúng kênh chưa và danh sách kênh đăng ký có công khai không. Nếu cả hai đều ổn, hãy liên hệ hỗ trợ kèm mã nhiệm vụ.',
    },
    none: {
      question: 'Vì sao tôi không thấy nhiệm vụ nào?',
      answer:
        'Nhiệm vụ đến từ đơn của khách hàng nên số lượng thay đổi trong ngày. Một số nhiệm vụ chỉ mở cho tài khoản đã được duyệt.',
    },
    undo: {
      question: 'Làm xong nhiệm vụ, tôi có thể hủy hành động đã thực hiện không?',
      answer:
        'Không. Khách hàng trả tiền cho kết quả lâu dài, và tài khoản nào hoàn tác hành động có thể mất quyền làm nhiệm vụ.',
    },
  },
} satisfies Phrases['earning'];
