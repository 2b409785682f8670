import type { Phrases } from '../../../phrases.ts';

export const reseller = {
  title: 'Tài liệu API',
  lead: 'Đặt hàng, theo dõi và bù hàng từ chương trình của riêng bạn. Đây là giao diện mà các đại lý và mã của họ quen gọi là API v2.',
  language: 'Ngôn ngữ của ví dụ',
  request: 'Yêu cầu',
  answer: 'Trả lời',
  getKey: 'Lấy khóa API',
  transport: {
    title: 'Cách gọi',
    address: 'Địa chỉ',
    body: 'Gửi yêu cầu POST với các trường biểu mẫu: key, action và các trường của hành động đó. JSON cũng được.',
    answer: 'Mọi trả lời đều là JSON.',
    status:
      'Mã HTTP là 200 kể cả khi có lỗi, vì vậy hãy đọc chính nội dung trả lời. Ngoại lệ: 429 khi có quá nhiều yêu cầu, và 500 hoặc 503 khi lỗi từ phía chúng tôi. Sau 500 hoặc 503, đơn có thể đã được tạo: hãy gửi lại với cùng idempotency_key, hoặc kiểm tra trước khi đặt lại.',
    limit:
      'Tối đa 120 yêu cầu mỗi phút cho một khóa. Vượt quá thì trả lời là 429, và Retry-After cho biết cần chờ bao nhiêu giây.',
    lists: 'Danh sách số được ngăn bằng dấu phẩy, tối đa 100 trong một lần gọi.',
    key: 'Trong ví dụ, YOUR_API_KEY đứng ở chỗ khóa của bạn. Ai có khóa đều tiêu được số dư của bạn: hãy giữ khóa trên máy chủ, đừng bao giờ đặt trong trang web hay ứng dụng.',
    ownKey:
      'Các ví dụ dưới đây chứa khóa bạn vừa tạo. Ai có khóa đều tiêu được số dư của bạn: hãy giữ khóa trên máy chủ, đừng bao giờ đặt trong trang web hay ứng dụng. Khóa sẽ biến mất khỏi đây khi tải lại trang.',
    fillIn:
      'Chỉ dấu vân tay của khóa được lưu nên không thể hiển thị lại. Hãy tạo khóa rồi quay lại ngay: các ví dụ sẽ có sẵn khóa.',
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
    title: 'Giới hạn và an toàn',
    addresses:
      'Trên trang API, bạn chỉ định địa chỉ IP hoặc mạng nào được dùng khóa. Từ mọi nơi khác, khóa bị coi là sai.',
    idempotency:
      'Gửi kèm mỗi đơn một idempotency_key của riêng bạn hoặc tiêu đề Idempotency-Key. Gọi lại với cùng khóa và cùng các trường thì nhận về đơn đầu tiên chứ không tạo đơn thứ hai.',
    retry:
      'Nếu không nhận được trả lời, hãy gọi lại với cùng idempotency_key. Nếu không có, hãy xem lại các đơn trước: đơn có thể đã được đặt.',
  },
  webhooks: {
    title: 'Webhook',
    text: 'Thay vì hỏi đi hỏi lại, hãy để chúng tôi gọi đến máy chủ của bạn khi đơn hàng thay đổi, yêu cầu bù được trả lời hoặc gói đăng ký tìm thấy bài mới.',
    body: 'Nội dung là JSON, và đơn hàng được báo bằng đúng những từ của thao tác status. Sự kiện: order.status, refill.status, subscription.publication.',
    signed:
      'Mỗi lần gọi đều được ký theo đặc tả Standard Webhooks, với webhook-id, webhook-timestamp và webhook-signature.',
    retried:
      'Hãy trả lời bằng mã 2xx. Với mọi trả lời khác, chúng tôi thử lại trong khoảng một ngày; id giữ nguyên nên bạn nhận ra lần lặp lại.',
    setUp: 'Thiết lập webhook',
  },
  actions: {
    services: {
      title: 'Liệt kê dịch vụ',
      text: 'Mọi dịch vụ bạn có thể đặt. Giá trị rate là giá bằng đô la Mỹ cho 1.000 hoặc cho một gói.',
    },
    add: {
      title: 'Đặt đơn hàng',
      text: 'Phần lớn dịch vụ cần liên kết và số lượng. Các loại khác cần trường khác, được liệt kê bên dưới.',
    },
    status: {
      title: 'Hỏi trạng thái',
      text: 'Cho một đơn hoặc tối đa 100 đơn cùng lúc. charge là số tiền còn lại sau khi hoàn; remains là phần còn phải giao.',
    },
    refill: {
      title: 'Yêu cầu bù',
      text: 'Cho đơn đã hoàn tất của dịch vụ có bù, trong thời hạn bảo hành.',
    },
    refill_status: {
      title: 'Hỏi trạng thái bù',
      text: 'Lần bù có thể là Pending, In progress, Completed hoặc Rejected.',
    },
    cancel: {
      title: 'Hủy đơn hàng',
      text: 'Đây là đề nghị: đơn đang chạy vẫn có thể được giao xong. Hãy hỏi trạng thái để biết kết quả. Phần không giao được sẽ hoàn tiền.',
    },
    balance: { title: 'Xem số dư', text: 'Số tiền bạn có thể tiêu ngay lúc này.' },
  },
  parameters: {
    service: 'Số của dịch vụ trong danh sách',
    link: 'Địa chỉ của trang, hồ sơ hoặc bài đăng',
    quantity: 'Bao nhiêu; có runs thì là bao nhiêu mỗi lượt',
    comments: 'Cho loại có bình luận: mỗi dòng một bình luận',
    runs: 'Tùy chọn: số lượt khi giao chậm',
    interval: 'Tùy chọn: số phút giữa hai lượt',
    idempotency_key: 'Tùy chọn: đoạn chữ của riêng bạn cho đơn này. Gọi lại với nó sẽ không tạo đơn thứ hai',
    order: 'Số của một đơn',
    orders: 'Nhiều số đơn, ngăn bằng dấu phẩy',
    refill: 'Số của một lần bù',
    refills: 'Nhiều số lần bù, ngăn bằng dấu phẩy',
  },
  types: {
    title: 'Các loại đơn',
    text: 'Loại trong danh sách dịch vụ cho biết đơn cần những trường nào ngoài service.',
    type: 'Loại',
    required: 'Bắt buộc',
    optional: 'Tùy chọn',
    charged: 'Tính tiền theo',
    charge: {
      quantity: 'số lượng',
      package: 'một gói',
      lines: 'mỗi dòng không trống',
      publications: 'mỗi bài đăng mới',
    },
    fields: {
      lines: 'Mỗi dòng một mục. Dấu phẩy là một phần của nội dung',
      single: 'Một tên người dùng, một hashtag hoặc địa chỉ một bài đăng',
      answer: 'Số của câu trả lời trong cuộc bình chọn',
      country: 'Mã hai chữ cái như US hoặc tên tiếng Anh; WW là toàn thế giới',
      device: '1 máy tính, 2 Android, 3 iOS, 4 di động hỗn hợp, 5 hỗn hợp',
      traffic: '1 Google, 2 địa chỉ bạn chọn, 3 không nguồn',
      source: 'Từ tìm kiếm, bắt buộc với loại 1; địa chỉ nguồn đầy đủ, bắt buộc với loại 2',
      range: 'Số lượng nhỏ nhất và lớn nhất cho mỗi bài đăng mới',
      delay: 'Số phút sau khi đăng: 0, 5, 10, 15, 30, 60 hoặc 90',
      posts: 'Số bài đăng mới và bài cũ; không có posts thì không giới hạn',
      expiry: 'Ngày cuối, viết theo ngày/tháng/năm',
    },
  },
  statuses: {
    title: 'Các từ trạng thái',
    pending: 'Đã nhận, chưa chuyển đi',
    processing: 'Đã chuyển đi, chưa bắt đầu giao',
    progress: 'Đang giao',
    completed: 'Đã giao đủ',
    partial: 'Đã giao một phần; phần còn lại đã hoàn tiền',
    canceled: 'Không giao được gì; đã hoàn tiền',
  },
  errors: {
    title: 'Lỗi',
    text: 'Lỗi là một đối tượng có khóa duy nhất “error”. Nội dung luôn bằng tiếng Anh và không đổi, để chương trình có thể so sánh.',
    request: 'Không có hành động này hoặc thiếu một trường',
    key: 'Khóa sai, đã bị xóa hoặc được dùng từ địa chỉ không cho phép',
    service: 'Không có dịch vụ này hoặc hiện không đặt được',
    order: 'Không đơn nào của bạn có số này',
    refill: 'Không lần bù nào của bạn có số này',
    funds: 'Nạp tiền rồi gọi lại',
    least: 'Con số là số lượng nhỏ nhất của dịch vụ',
    most: 'Con số là số lượng lớn nhất của dịch vụ',
    link: 'Địa chỉ không phù hợp với dịch vụ',
    active: 'Một đơn trước của cùng dịch vụ cho liên kết này vẫn đang chạy',
  },
} satisfies Phrases['reseller'];
