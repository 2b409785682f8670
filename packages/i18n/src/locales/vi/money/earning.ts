import type { Phrases } from '../../../phrases.ts';

export const earning = {
  open: 'Xem nhiệm vụ',
  start: {
    title: 'Bắt đầu kiếm tiền với nhiệm vụ',
    lead: 'Tự tay làm những việc nhỏ trên YouTube bằng kênh của chính bạn và nhận thưởng cho mỗi việc được xác nhận.',
    what: {
      title: 'Nhiệm vụ là gì',
      text: 'Mỗi nhiệm vụ yêu cầu một hành động, ví dụ xem video, bấm thích, bình luận hoặc đăng ký một kênh. Phần thưởng được ghi rõ trước khi bạn bắt đầu.',
    },
    begin: {
      title: 'Bốn bước đến phần thưởng đầu tiên',
      account: 'Tạo tài khoản hoặc đăng nhập.',
      connect: 'Kết nối kênh YouTube và xác nhận kênh là của bạn.',
      perform: 'Chọn nhiệm vụ, bắt đầu, làm theo yêu cầu rồi quay lại báo đã xong.',
      reward: 'Sau khi kiểm tra, phần thưởng vào số dư nhiệm vụ của bạn.',
    },
    expect: {
      title: 'Bạn có thể mong đợi gì',
      text: 'Nhiệm vụ là khoản thu thêm nhỏ, không phải một công việc. Có bao nhiêu nhiệm vụ tùy vào đơn của khách hàng, và thưởng cho một hành động không lớn. Tham gia không mất phí.',
      note: 'YouTube có quy định riêng về hành động được trả tiền. Hãy đọc trước khi bắt đầu và chỉ làm điều bạn dám chịu trách nhiệm bằng kênh của mình.',
    },
  },
  connect: {
    title: 'Cách kết nối kênh YouTube',
    lead: 'Hai lần kiểm tra cho thấy kênh là của bạn và nhiệm vụ đã làm có thể nhìn thấy. Không ai cần mật khẩu của bạn.',
    code: {
      title: 'Chứng minh kênh là của bạn',
      open: 'Mở hồ sơ và thêm liên kết đến kênh của bạn.',
      copy: 'Sao chép mã hiện ra.',
      paste: 'Trên YouTube, mở cài đặt kênh, dán mã vào phần mô tả kênh và lưu thay đổi.',
      confirm: 'Quay lại và bắt đầu kiểm tra. Khi kênh đã được xác nhận, bạn có thể gỡ mã.',
    },
    public: {
      title: 'Để công khai danh sách kênh đăng ký',
      text: 'Chỉ kiểm tra được bạn đã đăng ký một kênh khi người khác nhìn thấy điều đó.',
      open: 'Mở cài đặt YouTube và vào mục Quyền riêng tư.',
      off: 'Tắt “Giữ bí mật tất cả kênh đăng ký của tôi”.',
      check: 'Quay lại và bắt đầu lần kiểm tra thứ hai.',
      note: 'Hãy để công khai suốt thời gian bạn làm nhiệm vụ; nếu không, nhiệm vụ đã làm không thể được xác nhận.',
    },
    trouble: {
      title: 'Nếu kiểm tra không đạt',
      text: 'Đôi khi YouTube hiển thị thay đổi sau vài phút: hãy đợi một chút rồi thử lại. Kiểm tra xem liên kết có đúng kênh và toàn bộ mã có trong phần mô tả không.',
    },
    several: {
      title: 'Nhiều kênh',
      text: 'Bạn có thể kết nối nhiều kênh và chọn kênh nào làm nhiệm vụ. Có thể gỡ kênh trong hồ sơ bất cứ lúc nào.',
    },
    profile: 'Mở hồ sơ',
  },
  perform: {
    title: 'Cách thực hiện nhiệm vụ',
    lead: 'Chọn, bắt đầu, làm, báo: bốn bước, và phần lớn diễn ra trên YouTube.',
    steps: {
      title: 'Từng bước một',
      choose: 'Chọn kênh và một nhiệm vụ. Bạn thấy nhiệm vụ yêu cầu gì và trả bao nhiêu.',
      start: 'Bắt đầu nhiệm vụ, video hoặc kênh sẽ mở trên YouTube.',
      act: 'Làm theo yêu cầu khi đã đăng nhập bằng kênh đã kết nối. Nếu có sẵn nội dung bình luận, hãy dùng đúng nội dung đó.',
      end: 'Quay lại và báo nhiệm vụ đã xong.',
    },
    check: {
      title: 'Kiểm tra thế nào',
      text: 'Chúng tôi so sánh những gì YouTube hiển thị công khai với yêu cầu: lượt đăng ký mới, lượt thích, bình luận của kênh bạn. Có khi có kết quả ngay; có khi YouTube cần thêm thời gian.',
      note: 'Mỗi nhiệm vụ trả thưởng một lần cho mỗi kênh.',
    },
    states: {
      title: 'Ý nghĩa các trạng thái',
      started: { name: 'Đã bắt đầu', text: 'Đang làm. Hãy xong trước khi hết giờ.' },
      ended: { name: 'Đang xét duyệt', text: 'Bạn đã báo và chúng tôi đang xem.' },
      approved: { name: 'Được duyệt', text: 'Phần thưởng đã vào số dư nhiệm vụ.' },
      rejected: { name: 'Bị từ chối', text: 'Không nhìn thấy hành động nên không có thưởng.' },
      expired: { name: 'Hết hạn', text: 'Không được báo kịp. Bạn có thể nhận nhiệm vụ khác.' },
    },
    reasons: {
      title: 'Vì sao nhiệm vụ bị từ chối',
      channel: 'Làm bằng kênh khác với kênh đã chọn.',
      hidden: 'Danh sách kênh đăng ký của bạn đang riêng tư.',
      undone: 'Hành động bị hoàn tác trước khi kiểm tra.',
      early: 'Báo quá sớm, ví dụ trước khi video kết thúc.',
    },
  },
  rewards: {
    title: 'Cách dùng phần thưởng',
    lead: 'Những gì bạn kiếm được là tiền trong một số dư riêng. Hãy tiêu tại đây hoặc rút ra.',
    where: {
      title: 'Phần thưởng ở đâu',
      text: 'Phần thưởng vào số dư nhiệm vụ, tách khỏi số dư chính. Mỗi khoản đều có trong mục “Tài chính”.',
    },
    spend: {
      title: 'Thanh toán đơn hàng',
      text: 'Chuyển phần bất kỳ của số dư nhiệm vụ sang số dư chính và đặt bất cứ gì bạn muốn.',
      note: 'Tiền đã chuyển sang số dư chính không thể rút nữa. Chỉ chuyển phần bạn muốn tiêu tại đây.',
    },
    withdraw: {
      title: 'Rút tiền',
      method: 'Mở trang rút tiền và chọn phương thức.',
      amount: 'Nhập số tiền và tài khoản của bạn. Phí và số tiền sẽ nhận hiện ra ngay.',
      wait: 'Gửi yêu cầu. Bạn thấy trạng thái cho đến khi tiền được chuyển đi.',
      note: 'Mỗi phương thức có mức tối thiểu và tối đa. Hãy kiểm tra số tài khoản: chuyển nhầm rất khó lấy lại.',
    },
    open: 'Rút tiền kiếm được',
  },
  faq: {
    title: 'Câu hỏi thường gặp về nhiệm vụ',
    lead: 'Câu trả lời ngắn cho những điều hay được hỏi nhất.',
    pay: {
      question: 'Tôi có thể kiếm bao nhiêu?',
      answer:
        'Tùy vào có bao nhiêu nhiệm vụ và bạn làm bao nhiêu. Mỗi phần thưởng hiện rõ trước khi bắt đầu. Không ai có thể hứa thu nhập cố định.',
    },
    who: {
      question: 'Ai có thể tham gia?',
      answer: 'Bất cứ ai có tài khoản tại đây và kênh YouTube riêng đã qua cả hai lần kiểm tra.',
    },
    password: {
      question: 'Các bạn có cần mật khẩu YouTube của tôi không?',
      answer:
        'Không. Chúng tôi chỉ xem những gì công khai. Đừng bao giờ đưa mật khẩu cho người nhân danh chúng tôi để hỏi.',
    },
    once: {
      question: 'Tôi có thể làm một nhiệm vụ hai lần không?',
      answer: 'Một lần với mỗi kênh đã kết nối.',
    },
    slow: {
      question: 'Vì sao kiểm tra lâu như vậy?',
      answer:
        'YouTube hiển thị một số hành động chậm. Bạn không cần chờ trên trang; kết quả sẽ hiện trong danh sách của bạn.',
    },
    rejected: {
      question: 'Tôi đã làm nhưng nhiệm vụ bị từ chối. Làm gì bây giờ?',
      answer:
        'Kiểm tra bạn đã dùng đúng kênh và danh sách đăng ký đang công khai. Nếu cả hai đều đúng, hãy liên hệ bộ phận hỗ trợ kèm số nhiệm vụ.',
    },
    none: {
      question: 'Vì sao không có nhiệm vụ cho tôi?',
      answer:
        'Nhiệm vụ đến từ đơn của khách hàng khác nên số lượng thay đổi trong ngày. Một số chỉ mở cho tài khoản được cho phép.',
    },
    undo: {
      question: 'Tôi có thể hoàn tác hành động sau đó không?',
      answer:
        'Xin đừng. Khách hàng trả tiền cho điều lâu dài, và tài khoản hoàn tác hành động có thể mất quyền làm nhiệm vụ.',
    },
  },
} satisfies Phrases['earning'];
