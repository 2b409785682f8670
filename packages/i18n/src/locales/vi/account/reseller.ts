import type { Phrases } from '../../../phrases.ts';

export const reseller = {
  title: 'Tài liệu API',
  lead: 'Đặt đơn, theo dõi và yêu cầu bù từ phần mềm của riêng bạn. Tương thích với API v2 chuẩn của các panel SMM.',
  language: 'Ngôn ngữ của ví dụ',
  request: 'Yêu cầu',
  answer: 'Phản hồi',
  getKey: 'Lấy khóa API',
  transport: {
    title: 'Cách gọi',
    address: 'Địa chỉ API',
    body: 'Gửi yêu cầu POST với các trường biểu mẫu: key, action và các trường của hành động đó. JSON cũng được.',
    answer: 'Mọi trả lời đều là JSON.',
    status:
      'Mã HTTP là 200 kể cả khi có lỗi, vì vậy hãy đọc nội dung phản hồi. Ngoại lệ: 429 khi có quá nhiều yêu cầu, và 500 hoặc 503 khi lỗi từ phía chúng tôi. Sau 500 hoặc 503, đơn có thể đã được đặt: hãy gửi lại với cùng idempotency_key, hoặc kiểm tra trước khi đặt lại.',
    limit:
      'Tối đa 120 yêu cầu mỗi phút cho một khóa. Vượt quá thì trả lời là 429, và Retry-After cho biết cần chờ bao nhiêu giây.',
    lists: 'Danh sách số được ngăn bằng dấu phẩy, tối đa 100 trong một lần gọi.',
    key: 'Thay YOUR_API_KEY bằng khóa của bạn. Ai có khóa đều tiêu được số dư của bạn: hãy giữ khóa trên máy chủ, đừng bao giờ đặt trong trang web hay ứng dụng.',
    ownKey:
      'Các ví dụ dưới đây chứa khóa bạn vừa tạo. Ai có khóa đều tiêu được số dư của bạn: hãy giữ khóa trên máy chủ, đừng bao giờ đặt trong trang web hay ứng dụng. Khóa sẽ biến mất khỏi đây khi tải lại trang.',
    fillIn:
      'Chúng tôi chỉ lưu mã băm (hash) của khóa nên không thể hiển thị lại. Hãy tạo khóa mới rồi quay lại đây để thấy khóa trong các ví dụ.',
  },
  try: {
    title: 'Dùng thử',
    text: 'Nhập khóa, chọn hành động rồi gửi. Bạn sẽ thấy yêu cầu đúng như chương trình của bạn gửi và trả lời đúng như nhận về.',
    real: 'Đây là lệnh gọi thật: đơn đặt ở đây sẽ trừ vào số dư và được thực hiện.',
    key: 'Khóa API',
    keyHint: 'Chỉ dùng cho các lệnh gọi này; không lưu ở đâu cả.',
    keyMissing: 'Hãy nhập khóa API',
    action: 'Hành động',
    send: 'Gửi yêu cầu',
    confirmTitle: 'Đặt một đơn thật?',
    confirmText: 'Giá của đơn sẽ bị trừ ngay vào số dư.',
    confirm: 'Đặt đơn',
    shortened: 'Tổng cộng {entries, plural, other {# mục}}; đang hiển thị ba mục đầu.',
  },
  limits: {
    title: 'Giới hạn và bảo mật',
    addresses:
      'Giới hạn khóa theo địa chỉ IP hoặc mạng trên trang “Truy cập API”. Từ nơi khác, khóa bị từ chối vì không hợp lệ.',
    idempotency:
      'Gửi kèm mỗi đơn một idempotency_key của riêng bạn hoặc tiêu đề Idempotency-Key. Gọi lại với cùng khóa và cùng các trường thì nhận về đơn đầu tiên chứ không tạo đơn thứ hai.',
    retry:
      'Nếu không nhận được trả lời, hãy gọi lại với cùng idempotency_key. Nếu không có, hãy xem lại các đơn trước: đơn có thể đã được đặt.',
  },
  webhooks: {
    title: 'Webhook',
    text: 'Thay vì hỏi đi hỏi lại, hãy nhận thông báo khi đơn hàng hoặc yêu cầu bù thay đổi, hoặc gói đăng ký tìm thấy bài đăng mới.',
    body: 'Nội dung là JSON, đơn hàng có cùng định dạng với thao tác status. Sự kiện: order.status, refill.status, subscription.publication.',
    signed:
      'Mỗi lần gọi đều được ký theo đặc tả Standard Webhooks, với webhook-id, webhook-timestamp và webhook-signature.',
    retried:
      'Hãy trả lời bằng mã 2xx. Với mọi trả lời khác, chúng tôi thử lại trong khoảng một ngày; id giữ nguyên nên bạn nhận ra lần lặp lại.',
    setUp: 'Thiết lập webhook',
  },
  actions: {
    services: {
      title: 'Liệt kê dịch vụ',
      text: 'Mọi dịch vụ bạn có thể đặt. Giá trị rate là giá bằng đô la Mỹ cho mỗi 1 000 hoặc mỗi gói.',
    },
    add: {
      title: 'Đặt đơn hàng',
      text: 'Phần lớn dịch vụ cần liên kết và số lượng. Các loại khác cần trường khác, được liệt kê bên dưới.',
    },
    status: {
      title: 'Lấy trạng thái đơn',
      text: 'Cho một đơn hoặc tối đa 100 đơn. charge là số tiền sau khi trừ hoàn tiền; remains là số lượng chưa giao.',
    },
    refill: {
      title: 'Yêu cầu bù',
      text: 'Cho đơn đã hoàn thành trong thời hạn bù của dịch vụ.',
    },
    refill_status: {
      title: 'Lấy trạng thái bù',
      text: 'Lần bù có thể là Pending, In progress, Completed hoặc Rejected.',
    },
    cancel: {
      title: 'Hủy đơn hàng',
      text: 'Đây là đề nghị: đơn đang chạy vẫn có thể hoàn thành. Kiểm tra trạng thái để biết kết quả. Phần chưa giao được hoàn tiền.',
    },
    balance: { title: 'Lấy số dư', text: 'Số dư khả dụng của bạn.' },
  },
  parameters: {
    service: 'ID dịch vụ trong danh sách',
    link: 'Liên kết đến trang, hồ sơ hoặc bài đăng',
    quantity: 'Số lượng; có runs thì là số lượng mỗi đợt',
    comments: 'Cho loại có bình luận: mỗi dòng một bình luận',
    runs: 'Tùy chọn: số đợt (drip-feed)',
    interval: 'Tùy chọn: số phút giữa các đợt',
    idempotency_key: 'Tùy chọn: đoạn chữ của riêng bạn cho đơn này. Gọi lại với nó sẽ không tạo đơn thứ hai',
    order: 'ID đơn',
    orders: 'Các ID đơn, ngăn bằng dấu phẩy',
    refill: 'ID lần bù',
    refills: 'Các ID lần bù, ngăn bằng dấu phẩy',
  },
  types: {
    title: 'Các loại đơn',
    text: 'Loại dịch vụ quyết định đơn cần những tham số nào ngoài service.',
    type: 'Loại',
    required: 'Bắt buộc',
    optional: 'Tùy chọn',
    charged: 'Tính tiền theo',
    charge: {
      quantity: 'số lượng',
      package: 'mỗi gói',
      lines: 'mỗi dòng không trống',
      publications: 'mỗi bài đăng mới',
    },
    fields: {
      lines: 'Mỗi dòng một mục. Dấu phẩy là một phần của nội dung',
      single: 'Một tên người dùng, hashtag hoặc liên kết bài đăng',
      answer: 'Số của câu trả lời trong cuộc bình chọn',
      country: 'Mã hai chữ cái như US hoặc tên tiếng Anh; WW là toàn thế giới',
      device: '1 máy tính, 2 Android, 3 iOS, 4 di động hỗn hợp, 5 hỗn hợp',
      traffic: '1 Google, 2 nguồn tùy chọn, 3 không nguồn',
      source: 'Từ khóa tìm kiếm cho loại 1; URL nguồn đầy đủ cho loại 2',
      range: 'Số lượng nhỏ nhất và lớn nhất cho mỗi bài đăng mới',
      delay: 'Độ trễ tính bằng phút: 0, 5, 10, 15, 30, 60 hoặc 90',
      posts: 'Số bài đăng mới và bài cũ; không có posts thì không giới hạn',
      expiry: 'Ngày kết thúc, ngày/tháng/năm',
    },
  },
  statuses: {
    title: 'Các trạng thái',
    pending: 'Đã nhận, chưa gửi đi',
    processing: 'Đã gửi đi, chưa bắt đầu giao',
    progress: 'Đang giao',
    completed: 'Đã giao đủ',
    partial: 'Đã giao một phần; phần còn lại đã hoàn tiền',
    canceled: 'Không giao được gì; đã hoàn tiền',
  },
  errors: {
    title: 'Lỗi',
    text: 'Lỗi là một đối tượng có khóa duy nhất “error”. Nội dung luôn bằng tiếng Anh và không đổi, để chương trình có thể so sánh.',
    request: 'Không có hành động này hoặc thiếu một trường',
    key: 'Khóa sai, đã bị xóa hoặc được dùng từ địa chỉ IP không cho phép',
    service: 'Không có dịch vụ này hoặc hiện không đặt được',
    order: 'Không đơn nào của bạn có số này',
    refill: 'Không lần bù nào của bạn có số này',
    funds: 'Nạp tiền rồi gọi lại',
    least: 'Thấp hơn số lượng tối thiểu của dịch vụ',
    most: 'Cao hơn số lượng tối đa của dịch vụ',
    link: 'Liên kết không phù hợp với dịch vụ',
    active: 'Một đơn trước của cùng dịch vụ cho liên kết này vẫn đang chạy',
  },
} satisfies Phrases['reseller'];
